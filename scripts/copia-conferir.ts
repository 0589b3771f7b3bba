import { parseArgs } from 'node:util';
import { loadConfig } from '#server/config.ts';
import { conferirCopia } from '#server/db/copia/conferir.ts';
import { dizerMomento } from '#server/db/copia/escolher-base.ts';
import { numero, pastaDasCopias, terminar } from './lib/copia.ts';

const { values } = parseArgs({ options: { copia: { type: 'string' } } });

/** Reads the whole backup; it needs neither database nor keys, so that it runs wherever the backup lies. */
await terminar('conferir a cópia', async () => {
  const copia = pastaDasCopias(values.copia, loadConfig());
  const { problemas, bases, segmentos, arquivos, arquivosAte } = await conferirCopia(copia, (problema) =>
    console.error(`✗ ${problema}`),
  );
  for (const { nome, manifesto } of bases)
    console.log(
      `Base ${nome}: PostgreSQL ${manifesto.postgres}, versão ${manifesto.versao}, desde ${dizerMomento(manifesto.fim)}.`,
    );
  console.log(`${numero(segmentos)} trechos do registro do banco, ${numero(arquivos)} arquivos.`);
  if (arquivosAte) console.log(`Arquivos copiados até ${dizerMomento(arquivosAte)}.`);
  console.log(
    problemas === 0 ? 'A cópia está inteira.' : `A cópia tem ${numero(problemas)} problemas, ditos acima.`,
  );
  return problemas === 0 ? 0 : 1;
});
