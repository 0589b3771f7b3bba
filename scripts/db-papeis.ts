import { createPapeis } from '#server/db/papeis.ts';
import { explainStartError } from '#server/start-error.ts';

/** Prints the two addresses once: the passwords are nowhere else. */
const [administrador] = process.argv.slice(2);

if (!administrador || !/^postgres(ql)?:\/\//.test(administrador)) {
  console.error(
    'Diga como o administrador do PostgreSQL entra no banco da plataforma: npm run db:papeis -- postgres://postgres:senha@host/escuta',
  );
  process.exitCode = 1;
} else {
  try {
    const { servidor, migracoes } = await createPapeis(administrador);
    console.log('Os dois usuários estão prontos. Guarde no .env; as senhas não serão mostradas de novo:\n');
    console.log(`DATABASE_URL=${servidor}`);
    console.log(`DATABASE_URL_MIGRACOES=${migracoes}`);
  } catch (error) {
    console.error(`Não foi possível criar os usuários: ${explainStartError(error) ?? String(error)}`);
    process.exitCode = 1;
  }
}
