import { calendarioDaOuvidoria } from '#capabilities/feriado/server/index.ts';
import { type IdEsfera, isSigilosa } from '#kernel/enumeracoes.ts';
import type { Calendario } from '#kernel/prazo/calendario.ts';
import { localDate, plainDate } from '#kernel/prazo/data.ts';
import { digitosDoProtocolo, formatProtocolo } from '#kernel/protocolo.ts';
import { MARCAS_SELADAS } from '#server/crypto/dono.ts';
import type { Db } from '#server/db/database.ts';
import { takeSequencias } from '../casos/casos-repository.ts';
import { momentoDoRegistro, momentoEm } from '../casos/dias.ts';
import { orgaoDemo } from '../casos/modelos.ts';
import { formularioDo } from '../casos/montar.ts';
import { criarSorte } from '../casos/sorte.ts';
import { orgaosDemo } from '../orgaos.ts';
import type { CasoDaFatia } from './fatia.ts';
import { numeroDoLogin } from './pessoas-de-volume.ts';
import { planoDeVolume } from './plano-de-volume.ts';

export const calendariosDosOrgaos = async (db: Db): Promise<ReadonlyMap<number, Calendario>> => {
  const calendarios = new Map<number, Calendario>();
  for (const { id } of orgaosDemo) calendarios.set(id, await calendarioDaOuvidoria(db, id));
  return calendarios;
};

interface Pedido {
  readonly casos: number;
  readonly pessoas: number;
  readonly agora: Date;
  readonly primeiroId: number;
}

/** The first moment of each year in Brasília, which is quicker to ask than the zone's rules. */
const anoDe = (agora: Date): ((momento: number) => number) => {
  const { year } = localDate(agora.getTime());
  const inicios = [0, 1, 2, 3].map((atras) => [year - atras, momentoEm(plainDate(year - atras, 1, 1), 0)]);
  return (momento) => inicios.find(([, inicio = 0]) => momento >= inicio)?.[0] ?? year;
};

/**
 * The first pass: only when and where each case is filed, so that numbers follow the calendar as they do where people
 * file. Some bytes a case are kept, and the cases themselves are made slice by slice.
 */
export const numerar = async (
  db: Db,
  { casos, pessoas, agora, primeiroId }: Pedido,
): Promise<(de: number, ate: number) => CasoDaFatia[]> => {
  const calendarios = await calendariosDosOrgaos(db);
  const hoje = localDate(agora.getTime());
  const momentos = new Float64Array(casos);
  const orgaos = new Int32Array(casos);
  const donos = new Int32Array(casos).fill(-1);
  for (let n = 0; n < casos; n += 1) {
    const plano = planoDeVolume(n, pessoas);
    const calendario = calendarios.get(plano.idOuvidoria);
    if (!calendario) throw new RangeError(`No calendar of office ${plano.idOuvidoria}`);
    const alvo = { hoje, calendario, formulario: formularioDo(plano), plano };
    momentos[n] = momentoDoRegistro(alvo, agora, criarSorte(`${plano.chave}/dia`));
    orgaos[n] = plano.idOuvidoria;
    if (typeof plano.quem === 'object' && (isSigilosa(plano.tipo) || plano.preservada))
      donos[n] = numeroDoLogin(plano.quem.login) ?? -1;
  }
  const ordem = Uint32Array.from({ length: casos }, (_, n) => n).sort(
    (a, b) => (momentos[a] ?? 0) - (momentos[b] ?? 0) || a - b,
  );
  const ano = anoDe(agora);
  const sequencias = new Uint32Array(casos);
  const seladas = new Uint8Array(casos);
  const usadas = new Map<string, number>();
  const doDono = new Uint8Array(pessoas);
  for (const n of ordem) {
    const chave = `${orgaos[n]}/${ano(momentos[n] ?? 0)}`;
    const sequencia = (usadas.get(chave) ?? 0) + 1;
    usadas.set(chave, sequencia);
    sequencias[n] = sequencia;
    const dono = donos[n] ?? -1;
    if (dono < 0) continue;
    seladas[n] = doDono[dono] ?? 0;
    doDono[dono] = ((doDono[dono] ?? 0) + 1) % MARCAS_SELADAS;
  }
  const tomadas = await takeSequencias(
    db,
    [...usadas].map(([chave, quantas]) => {
      const [idOuvidoria = 0, doAno = 0] = chave.split('/').map(Number);
      return { idOuvidoria, ano: doAno, quantas };
    }),
  );
  const antes = new Map(
    tomadas.map(({ id_ouvidoria, ano: doAno, ultimo }) => {
      const chave = `${id_ouvidoria}/${doAno}`;
      return [chave, ultimo - (usadas.get(chave) ?? 0)];
    }),
  );
  const casoEm = (lugar: number): CasoDaFatia => {
    const n = ordem[lugar] ?? 0;
    const registradaEm = momentos[n] ?? 0;
    const { id, prefixo, idEsfera } = orgaoDemo(orgaos[n] ?? 0);
    const doAno = ano(registradaEm);
    const sequencia = (antes.get(`${id}/${doAno}`) ?? 0) + (sequencias[n] ?? 0);
    const numero = formatProtocolo({ prefixo, sequencia, ano: doAno, esfera: idEsfera as IdEsfera });
    const protocolo = digitosDoProtocolo(numero) ?? '';
    return { n, id: primeiroId + lugar, registradaEm, protocolo, selada: seladas[n] ?? 0 };
  };
  return (de, ate) => Array.from({ length: Math.min(ate, casos) - de }, (_, i) => casoEm(de + i));
};
