export default async function teardown() {
  await globalThis.niyuktiTestDatabase?.stop();
}
