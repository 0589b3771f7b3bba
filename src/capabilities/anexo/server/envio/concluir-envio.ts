import { horaSeguinte } from '#kernel/momento.ts';
import { days } from '#server/clock.ts';
import { openBytes } from '#server/crypto/envelope-bytes.ts';
import { sealFile } from '#server/crypto/texto-selado.ts';
import type { Platform } from '#server/platform.ts';
import type { FileStore } from '#server/storage/file-store.ts';
import { alertasDe } from '../../domain/alertas.ts';
import { aindaRecebendo, anexoNaoEncontrado, jaAnexado } from '../../domain/anexo-errors.ts';
import { DIAS_A_ESPERA, DIAS_A_ESPERA_SEM_CONTA, MAX_BYTES } from '../../domain/anexo-limites.ts';
import type { Conferencia } from '../../domain/conferir-arquivo.ts';
import { nomeiaAlguem, nomeVerdadeiro } from '../../domain/nome-do-arquivo.ts';
import { recusas } from '../../domain/recusas.ts';
import { tiposDeArquivo } from '../../domain/tipos-de-arquivo.ts';
import { type AnexoRow, lockAnexos, updateAnexo } from '../anexo-repository.ts';
import { temVirus } from '../antivirus.ts';
import { chaveSolta, nomeSolto, selarNome } from '../chave-do-anexo.ts';
import { conferirAParte } from '../conferir-a-parte.ts';
import { naFaixa, type QuemEspera } from '../faixas.ts';
import { lugarDoArquivo, lugarDoPedaco, lugarDosPedacos } from '../lugares.ts';
import { provaDoConteudo } from '../prova-do-conteudo.ts';
import { findAnexoDeQuemEnviou } from './anexo-de-quem-enviou.ts';
import { contarConferencia } from './cotas.ts';

const juntarPedacos = async (store: FileStore, row: AnexoRow, chave: Buffer): Promise<Buffer> => {
  const pedacos: Buffer[] = [];
  for (let posicao = 0; posicao < row.recebido; ) {
    const selado = await store.read(lugarDoPedaco(row.local, posicao));
    if (!selado) throw anexoNaoEncontrado();
    const pedaco = openBytes(chave, selado);
    pedacos.push(pedaco);
    posicao += pedaco.length;
  }
  return Buffer.concat(pedacos);
};

const conferir = async (
  platform: Platform,
  bytes: Buffer,
  nome: string,
  { manterMetadados, deResposta = false }: Pick<Conclusao, 'manterMetadados' | 'deResposta'>,
): Promise<Conferencia> => {
  const avisar = (err: unknown) => platform.log.warn({ err }, 'arquivo não conferido');
  const { clamdUrl } = platform.config;
  if (clamdUrl && (await temVirus(clamdUrl, bytes, avisar))) return { recusa: recusas.virus };
  const conferencia = await conferirAParte({ bytes, nome, manterMetadados, deResposta }, avisar);
  const isGrande = 'conteudo' in conferencia && conferencia.conteudo.length > MAX_BYTES;
  return isGrande ? { recusa: recusas.semConferir } : conferencia;
};

/** The name stays sealed: the file may end up in a denúncia. */
const mudancasDe = (
  platform: Platform,
  row: AnexoRow,
  conferencia: Conferencia,
  manterMetadados: boolean,
) => {
  if ('recusa' in conferencia) {
    return { situacao: 'recusado', motivo_recusa: conferencia.recusa, alertas: '[]' } as const;
  }
  const { formato, conteudo, alertas } = conferencia;
  const { mime, extensoes } = tiposDeArquivo[formato];
  const nome = nomeSolto(platform, row);
  const doNome = alertasDe(nomeiaAlguem(nome) ? ['nome-do-arquivo'] : []);
  return {
    situacao: 'pronto',
    nome_cifrado: selarNome(chaveSolta(platform, row), nomeVerdadeiro(nome, extensoes)),
    tipo_conteudo: mime,
    tamanho: conteudo.length,
    sha256: provaDoConteudo(platform, chaveSolta(platform, row), conteudo),
    prova_a_separar: false,
    alertas: JSON.stringify([...doNome, ...alertas]),
    manter_metadados: manterMetadados,
    expira_em: horaSeguinte(
      new Date(
        platform.clock.now().getTime() + days(row.sem_conta ? DIAS_A_ESPERA_SEM_CONTA : DIAS_A_ESPERA),
      ),
    ),
  } as const;
};

const guardar = (
  platform: Platform,
  store: FileStore,
  idAnexo: number,
  conferencia: Conferencia,
  manterMetadados: boolean,
): Promise<AnexoRow> =>
  platform.db.transaction().execute(async (tx) => {
    const [row] = await lockAnexos(tx, [idAnexo]);
    if (!row) throw anexoNaoEncontrado();
    // Somebody with the secret attached it during the check: the case's copy is not touched any
    // more.
    if (row.id_manifestacao !== null) throw jaAnexado();
    if ('conteudo' in conferencia) {
      await store.write(lugarDoArquivo(row.local), sealFile(chaveSolta(platform, row), conferencia.conteudo));
    }
    const mudancas = mudancasDe(platform, row, conferencia, manterMetadados);
    await updateAnexo(tx, idAnexo, mudancas);
    return { ...row, ...mudancas, alertas: JSON.parse(mudancas.alertas) };
  });

interface Conclusao {
  readonly idAnexo: number;
  readonly segredo: string;
  readonly manterMetadados: boolean;
  /** For an answer of an office, which takes open formats too; `anexarA` lets them into nothing else. */
  readonly deResposta?: boolean;
  readonly quem: QuemEspera;
}

/**
 * Judges a file that came whole. It may be called again with the other choice about author data:
 * the pieces stay, sealed, until the file is refused, attached, removed or swept. Each check is counted.
 */
export const concluirEnvio = async (
  platform: Platform,
  store: FileStore,
  { idAnexo, segredo, manterMetadados, deResposta = false, quem }: Conclusao,
): Promise<AnexoRow> => {
  const row = await findAnexoDeQuemEnviou(platform.db, idAnexo, segredo);
  if (row.id_manifestacao !== null) throw jaAnexado();
  if (row.situacao === 'recusado') return row;
  if (row.situacao === 'pronto' && row.manter_metadados === manterMetadados) return row;
  if (row.situacao === 'recebendo' && row.recebido < row.tamanho) throw aindaRecebendo(row.recebido);
  const conferencia = await naFaixa(quem, async () => {
    await contarConferencia(platform, idAnexo);
    const bytes = await juntarPedacos(store, row, chaveSolta(platform, row));
    return conferir(platform, bytes, nomeSolto(platform, row), { manterMetadados, deResposta });
  });
  const depois = await guardar(platform, store, idAnexo, conferencia, manterMetadados);
  if ('recusa' in conferencia) {
    await store.delete(lugarDosPedacos(row.local));
    await store.delete(lugarDoArquivo(row.local));
  }
  return depois;
};
