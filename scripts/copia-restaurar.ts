import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig } from '#server/config.ts';
import { CopiaError } from '#server/db/copia/copia-error.ts';
import { dizerMomento, escolherBase, lerMomento } from '#server/db/copia/escolher-base.ts';
import { listBases } from '#server/db/copia/pasta-da-copia.ts';
import { restaurarArquivos } from '#server/db/copia/restaurar-arquivos.ts';
import { lugarDoBanco, restaurarBanco } from '#server/db/copia/restaurar-banco.ts';
import { conferirRestaurado } from './lib/conferir-restaurado.ts';
import { numero, pastaDasCopias, terminar } from './lib/copia.ts';

const { values } = parseArgs({
  options: { copia: { type: 'string' }, ate: { type: 'string' }, em: { type: 'string' } },
});

await terminar('restaurar', async () => {
  const config = loadConfig();
  const copia = resolve(pastaDasCopias(values.copia, config));
  if (!values.em) throw new CopiaError('Diga com --em o lugar novo: uma pasta que não existe ou está vazia.');
  const em = resolve(values.em);
  const ate = values.ate ? lerMomento(values.ate) : null;
  const base = escolherBase(await listBases(copia), ate);
  console.log(
    `Restaurando da base ${base.nome} até ${ate ? dizerMomento(ate) : 'onde o registro do banco vai'}, em ${em}…`,
  );
  return restaurarBanco({ copia, base, em, ate }, async (url) => {
    console.log(`Arquivos: ${numero(await restaurarArquivos(copia, em, ate))} trazidos.`);
    const isInteiro = await conferirRestaurado(config, { url, em });
    const banco = lugarDoBanco(em, base.manifesto);
    console.log(
      base.manifesto.tipo === 'embutido'
        ? `Para usar: DATA_DIR=${em} npm start, com as mesmas chaves.`
        : `O banco está em ${banco}: para usar, 'pg_createcluster ${base.manifesto.postgres} restaurado -d ${banco}'; os arquivos estão em ${join(em, 'anexos')}.`,
    );
    return isInteiro ? 0 : 1;
  });
});
