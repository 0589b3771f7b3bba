/**
 * Where to go after signing in. Only a path of our own is followed: an address of another site in the query would turn
 * our login page into a trap.
 */
export const caminhoSeguro = (redirect: string | null | undefined): string | null => {
  const isLocalPath =
    redirect?.startsWith('/') && !/^\/[/\\]/.test(redirect) && !/[\p{Cc}\\]/u.test(redirect);
  return redirect && isLocalPath ? redirect : null;
};
