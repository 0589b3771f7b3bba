import { gunzipSync, gzipSync } from 'node:zlib';
import { addDays, localDate, toIsoDate } from '#kernel/prazo/data.ts';
import type { Canal } from '#server/exportacao/canal.ts';
import { emGzip } from '#server/exportacao/comprimir.ts';
import { readCopy } from '#server/exportacao/copia-repository.ts';
import { inSnapshot } from '#server/exportacao/linhas-repository.ts';
import { DAS_MUDANCAS, nomeDoDesde, nomeDoDiario } from '../domain/arquivos.ts';
import { conjuntos, temTextos } from '../domain/conjuntos.ts';
import {
  type ConjuntoComMudancas,
  conjuntosComMudancas,
  diasDasMudancas,
  escritorDe,
  lugaresDaMudanca,
} from '../domain/mudancas.ts';
import { replaceArquivos } from './arquivo-repository.ts';
import type { ArquivoFeito } from './arquivos-do-ano.ts';
import type { Oficina, OQueGerar } from './gerar.ts';
import { lugarDoSolicitante } from './lugar-do-solicitante.ts';
import {
  compararLinhas,
  esquecerRetiradas,
  findInicio,
  listAnosMudados,
  listRetiradas,
  setInicio,
  textoDasMudadas,
} from './mudanca-repository.ts';
import { createSaida } from './saida.ts';
import { tiposDaCelula } from './tipos-da-celula.ts';

/** Notes what changed since the run before; the first one only notes what there is. */
export const compararComAntes = async (
  { db, agora }: Pick<Oficina, 'db' | 'agora'>,
  { anos, soTextos }: OQueGerar,
): Promise<void> => {
  const dia = localDate(agora.getTime());
  const hoje = toIsoDate(dia);
  const inicio = await findInicio(db);
  if (inicio === null && soTextos) return;
  const mudou = inicio === null ? toIsoDate(addDays(dia, -1)) : hoje;
  for (const ano of anos) {
    for (const conjunto of conjuntosComMudancas)
      if (!soTextos || temTextos(conjunto)) await compararLinhas(db, { conjunto, ano, hoje, mudou });
  }
  if (inicio === null) await setInicio(db, hoje);
};

const BLOCO = 1_000_000;

/** The lines of one day, kept small: each stands in its day's file and in all that begin before. */
const createDia = () => {
  const blocos: Buffer[] = [];
  let linhas = 0;
  let aberto = '';
  const fechar = (): void => {
    if (aberto !== '') blocos.push(gzipSync(aberto, { level: 1 }));
    aberto = '';
  };
  return {
    escrever: (linha: string): void => {
      linhas += 1;
      aberto += linha;
      if (aberto.length > BLOCO) fechar();
    },
    total: () => linhas,
    passar: async (canal: Canal): Promise<void> => {
      fechar();
      for (const bloco of blocos) await canal.write(gunzipSync(bloco));
    },
  };
};
type Dia = ReturnType<typeof createDia>;

type Anotar = (dia: string, linha: string) => void;

const lerMudadas = async (
  { db, client, numerar }: Oficina,
  conjunto: ConjuntoComMudancas,
  { hoje, desde }: { readonly hoje: string; readonly desde: string },
  anotar: Anotar,
): Promise<void> => {
  const lugares = lugaresDaMudanca(conjunto);
  const solicitante = lugares.indexOf(lugarDoSolicitante(conjunto));
  const tipos = lugares.map((lugar, i) =>
    i === solicitante ? 'texto' : tiposDaCelula[conjuntos[conjunto].colunas[lugar]?.tipo ?? 'texto'],
  );
  const { linha: escrever } = escritorDe(conjunto, 'escrita');
  for (const ano of await listAnosMudados(db, conjunto, desde)) {
    const texto = textoDasMudadas(db, { conjunto, ano, hoje, desde });
    for await (const linhas of readCopy(client, texto, ['texto', ...tipos])) {
      for (const [dia, ...valores] of linhas) {
        if (solicitante !== -1)
          valores[solicitante] = numerar((valores[solicitante] ?? null) as string | null);
        anotar(String(dia), escrever([conjunto, 'escrita', dia ?? null, ...valores]));
      }
    }
  }
  const { linha: retirar } = escritorDe(conjunto, 'retirada');
  for (const { id, mudou_em } of await listRetiradas(db, conjunto, desde))
    anotar(mudou_em, retirar([conjunto, 'retirada', mudou_em, id]));
};

const escrever = async ({ store }: Oficina, nome: string, dias: readonly Dia[]): Promise<ArquivoFeito> => {
  const saida = createSaida(store);
  const gzip = emGzip(saida);
  for (const dia of dias) await dia.passar(gzip);
  await gzip.end();
  const linhas = dias.reduce((soma, dia) => soma + dia.total(), 0);
  return { nome, conjunto: 'mudancas', formato: 'jsonl', linhas, ...saida.guardado() };
};

/** For each of the last days what changed on it and what changed since, every line as it stands now. */
export const gerarMudancas = async (oficina: Oficina): Promise<void> => {
  const { db, client, agora } = oficina;
  const dia = localDate(agora.getTime());
  const inicio = await findInicio(db);
  if (inicio === null) return;
  const dias = new Map(diasDasMudancas(inicio, dia).map((cada) => [cada, createDia()]));
  const [desde = inicio] = dias.keys();
  await esquecerRetiradas(db, desde);
  await inSnapshot(client, async () => {
    for (const conjunto of conjuntosComMudancas)
      await lerMudadas(oficina, conjunto, { hoje: toIsoDate(dia), desde }, (quando, linha) =>
        dias.get(quando)?.escrever(linha),
      );
  });
  const feitos: ArquivoFeito[] = [];
  for (const [i, [quando, um]] of [...dias].entries()) {
    feitos.push(await escrever(oficina, nomeDoDiario(quando), [um]));
    feitos.push(await escrever(oficina, nomeDoDesde(quando), [...dias.values()].slice(i)));
  }
  await replaceArquivos(
    db,
    DAS_MUDANCAS,
    feitos.map((arquivo) => ({ ...arquivo, ano: DAS_MUDANCAS, gerado_em: agora, retiradas: null })),
    { completo: true },
  );
};
