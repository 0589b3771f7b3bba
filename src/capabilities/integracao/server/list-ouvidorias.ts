import type { z } from 'zod';
import type { Platform } from '#server/platform.ts';
import type { ouvidoria } from '../domain/formas.ts';
import { dia, diaDe } from '../domain/formato.ts';
import { selectOuvidorias } from './ouvidorias-repository.ts';

export const listOuvidorias = async (
  { leitura }: Platform,
  somenteAtivas: boolean,
): Promise<z.input<typeof ouvidoria>[]> => {
  const rows = await selectOuvidorias(leitura, somenteAtivas);
  return rows.map((row) => ({
    IdOuvidoria: row.id,
    IdOrgaoSiorg: row.id_orgao_siorg,
    NomeOuvidoria: row.nome,
    DataAdesaoEOuvPadrao: diaDe(row.aderiu_em),
    DataAdesaoEOuvSimplifique: row.simplifique ? diaDe(row.aderiu_em) : null,
    DataInativacao: row.inativada_em && dia(row.inativada_em),
    // On this platform each office forwards its denúncias itself: nothing is sent automatically.
    IndEnviaDenunciasCguPad: false,
    IndEnviaDenunciasCguPj: false,
    Esfera: { IdEsfera: row.id_esfera, DescEsfera: row.esfera },
    Municipio:
      row.id_municipio === null
        ? null
        : {
            IdMunicipio: row.id_municipio,
            DescMunicipio: row.municipio ?? '',
            Uf: { SigUf: row.uf ?? '', DescUf: row.desc_uf ?? '' },
          },
    SubAssuntos: row.subassuntos ?? [],
  }));
};
