import { minutosDoCorte } from '#capabilities/configuracao/server/index.ts';
import type { IdEsfera } from '#kernel/enumeracoes.ts';
import { type Calendario, criarCalendario, isFeriadoDoLocal, type Local } from '#kernel/prazo/calendario.ts';
import type { Db } from '#server/db/database.ts';
import { diasDa, type Mudanca, paraCalendario } from '../domain/mudanca.ts';
import type { Alcance } from '../domain/recontagem.ts';
import { type CalendarioDe, paraFeriado, readUmaVez } from './calendarios.ts';
import { listLocais, readDiasDaOuvidoria } from './feriado-repository.ts';

type Escritorio = Awaited<ReturnType<typeof listLocais>>[number];

const localDe = ({ id, esfera, uf, idMunicipio }: Escritorio): Local => ({
  esfera: esfera as IdEsfera,
  uf: (uf ?? undefined) as Local['uf'],
  idMunicipio: idMunicipio ?? undefined,
  idOuvidoria: id,
});

export interface AlcanceDaMudanca {
  readonly alcance: Alcance & { readonly dias: readonly string[] };
  /** How many active offices are affected. */
  readonly orgaos: number;
  /** The calendars as they would be after the change. */
  readonly calendarioDe: CalendarioDe;
}

/** Which offices a change of holidays affects, and their calendars after it. */
export const alcancarMudanca = async (db: Db, mudanca: Mudanca): Promise<AlcanceDaMudanca> => {
  const dias = [...mudanca.saem, ...mudanca.entram].map(paraCalendario);
  const escritorios = await listLocais(db);
  const atingidos = escritorios.filter((escritorio) => {
    const local = localDe(escritorio);
    return dias.some((dia) => isFeriadoDoLocal(dia, local));
  });
  const isDeTodos = dias.some(({ abrangencia }) => abrangencia === 'nacional');
  const saem = new Set(mudanca.saem.map(({ id }) => id));
  const locais = new Map(escritorios.map((escritorio) => [escritorio.id, localDe(escritorio)]));
  const entram = mudanca.entram.map(paraCalendario);
  const calendarioDe = readUmaVez(async (idOuvidoria): Promise<Calendario> => {
    const { dias: guardados, corte } = await readDiasDaOuvidoria(db, idOuvidoria);
    const local = locais.get(idOuvidoria);
    const ficam = guardados.filter(({ id }) => !saem.has(id)).map(paraFeriado);
    const novos = entram.filter((dia) => local !== undefined && isFeriadoDoLocal(dia, local));
    return criarCalendario([...ficam, ...novos], minutosDoCorte(corte));
  });
  return {
    alcance: { dias: diasDa(mudanca), ouvidorias: isDeTodos ? null : atingidos.map(({ id }) => id) },
    orgaos: atingidos.filter(({ inativada_em }) => inativada_em === null).length,
    calendarioDe,
  };
};
