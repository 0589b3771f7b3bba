import { alertar } from '#capabilities/alerta/server/index.ts';
import type { Caso, NoAto } from '#capabilities/manifestacao/server/index.ts';
import { insertDesistencia } from './desistencia-repository.ts';

interface OQueFoiDito {
  readonly motivo?: string | undefined;
  readonly ameaca?: string | undefined;
  /** Left out: all of it. */
  readonly parte?: string | undefined;
}

/** A text that may be missing, as the case keeps its texts: sealed in a denúncia. */
const guardar = (caso: Caso, texto: string | undefined) =>
  texto ? caso.guardarTexto(texto) : { texto: null, texto_cifrado: null };

/** Keeps what was said; with `espera`, it waits for the office's decision. */
export const guardarDesistencia = async (
  { tx, caso, agora }: NoAto,
  dito: OQueFoiDito,
  espera = false,
): Promise<number> => {
  const [parte, motivo, ameaca] = [dito.parte, dito.motivo, dito.ameaca].map((texto) => guardar(caso, texto));
  const idManifestacao = caso.row.id;
  const idDesistencia = await insertDesistencia(tx, {
    id_manifestacao: idManifestacao,
    em_parte: dito.parte !== undefined,
    parte: parte?.texto ?? null,
    parte_cifrada: parte?.texto_cifrado ?? null,
    motivo: motivo?.texto ?? null,
    motivo_cifrado: motivo?.texto_cifrado ?? null,
    ameaca: ameaca?.texto ?? null,
    ameaca_cifrada: ameaca?.texto_cifrado ?? null,
    pedida_em: agora,
    encerrada_em: espera ? null : agora,
  });
  if (espera) {
    const chave = `desistencia:${idDesistencia}`;
    await alertar(tx, { tipo: 'decisao', idManifestacao, chave, agora, para: 'quem-cuida' });
  }
  return idDesistencia;
};
