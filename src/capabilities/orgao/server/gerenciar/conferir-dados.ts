import { Esfera } from '#kernel/enumeracoes.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import type { DadosDoOrgao } from '../../domain/dados-do-orgao.ts';
import {
  adesaoNoFuturo,
  estadoDesconhecido,
  ministerioDesconhecido,
  municipioForaDoEstado,
  prefixoEmUso,
  siorgDesconhecido,
} from '../../domain/orgao-errors.ts';
import { findOQueOsDadosApontam, isFederalAtivo, isPrefixoDeOutro } from './gerenciar-repository.ts';

/** Only a federal office has a minister above its Commander, in another federal office. */
const conferirMinisterio = async (
  trx: Db,
  { idEsfera, idOuvidoriaMinisterio }: DadosDoOrgao,
  idOuvidoria: number | null,
): Promise<void> => {
  if (idOuvidoriaMinisterio === null) return;
  const isOutroFederal =
    idEsfera === Esfera.federal &&
    idOuvidoriaMinisterio !== idOuvidoria &&
    (await isFederalAtivo(trx, idOuvidoriaMinisterio));
  if (!isOutroFederal) throw ministerioDesconhecido();
};

/** Checks that need the database or the clock; `idOuvidoria` is null for a new office. */
export const conferirDados = async (
  trx: Db,
  clock: Clock,
  dados: DadosDoOrgao,
  idOuvidoria: number | null,
): Promise<void> => {
  const { uf, idMunicipio, idOrgaoSiorg } = dados;
  const existe = await findOQueOsDadosApontam(trx, {
    uf: uf ?? '',
    idMunicipio: idMunicipio ?? 0,
    idOrgaoSiorg: idOrgaoSiorg ?? 0,
  });
  if (uf !== null && !existe.estado) throw estadoDesconhecido();
  if (idMunicipio !== null && !existe.municipio) throw municipioForaDoEstado();
  if (idOrgaoSiorg !== null && !existe.siorg) throw siorgDesconhecido();
  await conferirMinisterio(trx, dados, idOuvidoria);
  if (dados.aderiuEm > toIsoDate(localDate(clock.now().getTime()))) throw adesaoNoFuturo();
  if (await isPrefixoDeOutro(trx, dados.prefixoProtocolo, idOuvidoria)) throw prefixoEmUso();
};
