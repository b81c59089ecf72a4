/** A file that cannot be read as listings; the message says what is wrong and is meant for the person who gave it. */
export class UnreadableFileError extends Error {
  override readonly name = "UnreadableFileError";
}
