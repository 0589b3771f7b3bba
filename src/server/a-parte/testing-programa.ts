/** A program that says who it is, and does as it is told. */
let feitas = 0;
const guardado: Buffer[] = [];

process.on('message', ({ fazer }: { readonly fazer: 'responder' | 'acabar' | 'calar' | 'encher' }) => {
  if (fazer === 'acabar') process.exit(3);
  if (fazer === 'calar') return;
  if (fazer === 'encher') guardado.push(Buffer.alloc(300 * 1024 * 1024, 1));
  feitas += 1;
  process.send?.({ pid: process.pid, feitas, guardado: guardado.length });
});
process.once('disconnect', () => process.exit(0));
