/**
 * Loaded before the server, whose clock (`RELOGIO_INICIAL`) runs by this one: the journey tells how many milliseconds pass
 * at once, and the days in between need no other start.
 */
const relogio = Date.now;
let passaram = 0;

Date.now = () => relogio() + passaram;

process.on('message', (milissegundos) => {
  passaram += milissegundos;
  process.send(passaram);
});
// The server ends when it is told to, not when nobody moves its clock any more.
process.channel.unref();
