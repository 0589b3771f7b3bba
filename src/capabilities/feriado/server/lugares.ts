import { nomeUf } from '#kernel/enumeracoes.ts';
import type { Db } from '#server/db/database.ts';
import type { DiaFechado, Lugar } from '../domain/feriado.ts';
import { listMunicipios, listOuvidorias } from './lugares-repository.ts';

const presentes = (ids: readonly (number | null)[]): number[] => [
  ...new Set(ids.filter((id) => id !== null)),
];

/** 'Ceará', 'Fortaleza/CE' or 'CGU'; empty if it applies everywhere. Read once for all days. */
const nomesDosLugares = async (db: Db, lugares: readonly Lugar[]): Promise<(lugar: Lugar) => string> => {
  const municipios = await listMunicipios(db, presentes(lugares.map(({ idMunicipio }) => idMunicipio)));
  const ouvidorias = await listOuvidorias(db, presentes(lugares.map(({ idOuvidoria }) => idOuvidoria)));
  const doMunicipio = new Map(municipios.map(({ id, nome, uf }) => [id, `${nome}/${uf}`]));
  const daOuvidoria = new Map(ouvidorias.map(({ id, sigla }) => [id, sigla]));
  return ({ uf, idMunicipio, idOuvidoria }) =>
    (uf && nomeUf[uf as keyof typeof nomeUf]) ??
    doMunicipio.get(idMunicipio ?? 0) ??
    daOuvidoria.get(idOuvidoria ?? 0) ??
    '';
};

export const verDias = async <D extends DiaFechado>(db: Db, dias: readonly D[]) => {
  const nomeDe = await nomesDosLugares(db, dias);
  return dias.map(({ data, descricao, reduzido, abrangencia, uf, idMunicipio, idOuvidoria, ...dia }) => ({
    dia,
    visto: {
      data,
      descricao,
      reduzido,
      abrangencia,
      uf,
      idMunicipio,
      idOuvidoria,
      lugar: nomeDe({ abrangencia, uf, idMunicipio, idOuvidoria }),
    },
  }));
};

/** Whether the city or office that a holiday names exists. */
export const existeLugar = async (db: Db, { idMunicipio, idOuvidoria }: Lugar): Promise<boolean> => {
  if (idMunicipio !== null) return (await listMunicipios(db, [idMunicipio])).length > 0;
  if (idOuvidoria !== null) return (await listOuvidorias(db, [idOuvidoria])).length > 0;
  return true;
};
