/** In the place of next/cache: tags can be invalidated, and what was read kept, only inside a request of Next. */
export const revalidateTag = jest.fn();
export const unstable_cache = (read: unknown) => read;
