import { MANIFESTANTE } from '#capabilities/manifestacao/domain/historico.ts';
import { chaveDoCofre } from '#capabilities/manifestacao/server/caso.ts';
import { momentoGuardado, naHora } from '#kernel/momento.ts';
import { type Envelope, openEnvelope } from '#server/crypto/envelope.ts';
import type { Andamento } from './andamento.ts';
import type { Linhas } from './linhas.ts';

type Linha = Record<string, unknown>;

const doCaso = (linhas: Linhas, id: number): Linha[] =>
  (Object.values(linhas) as Linha[][]).flatMap((rows) => rows.filter((row) => row.id_manifestacao === id));

const envelopeDe = ({ cofre, contexto: { config }, linhas, id }: Andamento): Envelope | null => {
  const preservado = linhas.manifestante_preservado.find((row) => row.id_manifestacao === id);
  return preservado ? openEnvelope(chaveDoCofre({ config }), preservado.chave_embrulhada) : cofre;
};

/** Of what the person of a sealed case did, plain columns tell the hour and the moment is sealed, as when acts are done. */
export const guardarMomentos = (caso: Andamento): void => {
  const envelope = envelopeDe(caso);
  if (!envelope) return;
  const { row, linhas, id } = caso;
  const guardados = new Map<number, Date>();
  let ultimo: Date | null = null;
  // Appeals are replayed after everything else, whenever they were filed.
  const emOrdem = linhas.manifestacao_historico
    .filter((cada) => cada.id_manifestacao === id)
    .sort((a, b) => a.ocorrido_em.getTime() - b.ocorrido_em.getTime());
  for (const linha of emOrdem) {
    const momento = linha.ocorrido_em;
    const isDaPessoa = linha.id_responsavel === null && linha.responsavel === MANIFESTANTE;
    if (!isDaPessoa && !guardados.has(momento.getTime())) {
      ultimo = momento;
      continue;
    }
    const guardado: Date = guardados.get(momento.getTime()) ?? momentoGuardado(momento, ultimo);
    guardados.set(momento.getTime(), guardado);
    linha.momento_cifrado = envelope.seal(momento.toISOString());
    ultimo = guardado;
  }
  row.momento_cifrado = envelope.seal(new Date(row.registrada_em).toISOString());
  for (const linha of [row as Linha, ...doCaso(linhas, id)]) {
    if (linha.do_manifestante === true)
      linha.momento_cifrado = envelope.seal((linha.enviada_em as Date).toISOString());
    for (const [coluna, valor] of Object.entries(linha)) {
      if (valor instanceof Date) linha[coluna] = guardados.get(valor.getTime()) ?? valor;
    }
  }
  row.registrada_em = naHora(new Date(row.registrada_em));
  if (row.codigo_confirmado_em) row.codigo_confirmado_em = naHora(new Date(row.codigo_confirmado_em));
};
