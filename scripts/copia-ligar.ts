import { parseArgs } from 'node:util';
import { loadConfig } from '#server/config.ts';
import { CopiaError } from '#server/db/copia/copia-error.ts';
import { ligarArquivo } from '#server/db/copia/ligar.ts';
import { pastaDasCopias, terminar } from './lib/copia.ts';

const { values, positionals } = parseArgs({
  options: { copia: { type: 'string' } },
  allowPositionals: true,
});

/** Prints the address once: the password is nowhere else. */
await terminar('ligar as cópias', async () => {
  const [administrador = ''] = positionals;
  if (!/^postgres(ql)?:\/\//.test(administrador))
    throw new CopiaError(
      'diga como o administrador do PostgreSQL entra no banco da plataforma: npm run copia:ligar -- postgres://postgres:senha@host/escuta. ' +
        'O PostgreSQL embutido não precisa disto: basta COPIAS.',
    );
  const { url, precisaReiniciar, pasta } = await ligarArquivo(
    administrador,
    pastaDasCopias(values.copia, loadConfig()),
  );
  console.log('O papel que faz cópias está pronto. Guarde no .env; a senha não será mostrada de novo:\n');
  console.log(`DATABASE_URL_COPIA=${url}\n`);
  console.log(`A conta do PostgreSQL deve poder escrever em ${pasta}, na máquina em que ele roda.`);
  console.log(
    precisaReiniciar
      ? "Reinicie o PostgreSQL para que o arquivo comece, e faça então a primeira cópia: 'npm run copia:fazer'."
      : "O registro do banco já é arquivado. Faça a primeira cópia: 'npm run copia:fazer'.",
  );
  return 0;
});
