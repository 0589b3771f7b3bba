import { parseArgs } from 'node:util';
import { loadConfig, SettingError } from '#server/config.ts';
import { CopiaError } from '#server/db/copia/copia-error.ts';
import { desempacotar, empacotar } from '#server/db/copia/mudanca.ts';
import { levarArquivos } from '#server/db/copia/restaurar-arquivos.ts';
import { migrateAll } from '#server/db/prepare-database.ts';
import { createFileStore } from '#server/storage/create-file-store.ts';
import { numero, tamanho, terminar } from './lib/copia.ts';

const { values } = parseArgs({ options: { para: { type: 'string' }, de: { type: 'string' } } });

/** For another house: another PostgreSQL, another provider. Unlike a backup it is of one moment, and of any major version onwards. */
await terminar('fazer a mudança', async () => {
  const config = loadConfig();
  const { databaseUrl, databaseUrlMigracoes, auditoriaCabecas, versao } = config;
  if (!databaseUrl) throw new SettingError('a mudança é de um PostgreSQL para outro: informe DATABASE_URL.');
  const dono = databaseUrlMigracoes ?? databaseUrl;
  const store = createFileStore(config);
  if (values.para) {
    const { arquivos, bytes } = await empacotar({ url: dono, store, auditoriaCabecas, versao }, values.para);
    console.log(`Empacotado em ${values.para}: banco ${tamanho(bytes)}, ${numero(arquivos.novos)} arquivos.`);
    console.log('As chaves (ENCRYPTION_KEY, RETENCAO_CHAVES) não vão junto: leve-as por outro caminho.');
    return 0;
  }
  if (!values.de) throw new CopiaError('diga --para com a pasta onde empacotar, ou --de com a que trazer.');
  const { migracao } = await desempacotar(values.de, dono, auditoriaCabecas);
  const aplicadas = await migrateAll(dono, databaseUrl, (nome) => console.log(`  migração ${nome}`));
  console.log(`Banco trazido (${migracao}${aplicadas > 0 ? `, mais ${numero(aplicadas)} migrações` : ''}).`);
  console.log(
    `${numero(await levarArquivos(values.de, store))} arquivos trazidos. Inicie com as mesmas chaves.`,
  );
  return 0;
});
