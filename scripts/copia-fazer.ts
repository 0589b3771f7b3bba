import { parseArgs } from 'node:util';
import { systemClock } from '#server/clock.ts';
import { type Config, loadConfig } from '#server/config.ts';
import { copiarArquivos } from '#server/db/copia/copiar-arquivos.ts';
import { dizerMomento } from '#server/db/copia/escolher-base.ts';
import { fazerBase } from '#server/db/copia/fazer-base.ts';
import { limparCopia } from '#server/db/copia/limpar.ts';
import { comTrava } from '#server/db/copia/trava.ts';
import { createFileStore } from '#server/storage/create-file-store.ts';
import { comOrigem, numero, pastaDasCopias, tamanho, terminar } from './lib/copia.ts';

const { values } = parseArgs({
  options: { copia: { type: 'string' }, 'so-arquivos': { type: 'boolean', default: false } },
});

const arquivos = async (config: Config, copia: string): Promise<void> => {
  const { novos, bytes, sumidos } = await copiarArquivos(createFileStore(config), copia);
  console.log(
    `Arquivos: ${numero(novos)} novos (${tamanho(bytes)}); ${numero(sumidos)} que a plataforma apagou ficam na cópia pelo prazo dela.`,
  );
};

const tudo = async (config: Config, copia: string): Promise<void> => {
  // Before as well: what is deleted while the database is copied is in the copy then.
  await arquivos(config, copia);
  const { nome, manifesto, arquiva } = await comOrigem(config, (origem) => fazerBase(copia, origem));
  const bytes = manifesto.arquivos.reduce((soma, cada) => soma + cada.bytes, 0);
  console.log(`Banco: base ${nome}, ${numero(manifesto.arquivos.length)} arquivos, ${tamanho(bytes)}.`);
  await arquivos(config, copia);
  console.log(
    arquiva
      ? `Pode-se voltar a qualquer momento desde ${dizerMomento(manifesto.fim)}.`
      : `Só se volta a ${dizerMomento(manifesto.fim)}: o registro do banco não está sendo arquivado (COPIAS, ou 'npm run copia:ligar').`,
  );
  const { bases, segmentos } = await limparCopia(copia, config.copiasDias, systemClock.now());
  if (bases > 0)
    console.log(
      `Apagado o que passou de ${config.copiasDias} dias: ${bases} bases, ${numero(segmentos)} trechos.`,
    );
  console.log('As chaves (ENCRYPTION_KEY, RETENCAO_CHAVES) não estão na cópia: guarde-as noutro lugar.');
};

await terminar('fazer a cópia', async () => {
  const config = loadConfig();
  const copia = pastaDasCopias(values.copia, config);
  await comTrava(copia, () => (values['so-arquivos'] ? arquivos(config, copia) : tudo(config, copia)));
  return 0;
});
