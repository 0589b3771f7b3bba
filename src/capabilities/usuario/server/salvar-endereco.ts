import type { Platform } from '#server/platform.ts';
import type { Endereco } from '../domain/cadastro.ts';
import { opcaoInexistente } from '../domain/usuario-errors.ts';
import { isMunicipio, savePerfilCidadao } from './cadastro-repository.ts';
import { insertHistorico } from './meus-dados/historico-repository.ts';

export const salvarEndereco = (
  { db, clock }: Platform,
  idUsuario: number,
  { idMunicipio, ...endereco }: Endereco,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const agora = clock.now();
    if (idMunicipio !== null && !(await isMunicipio(trx, idMunicipio)))
      throw opcaoInexistente(['idMunicipio']);
    await savePerfilCidadao(trx, idUsuario, {
      ...endereco,
      id_municipio: idMunicipio,
      atualizado_em: agora,
    });
    await insertHistorico(trx, {
      idUsuario,
      acao: 'Alteração de dados',
      idResponsavel: idUsuario,
      informacoes: { parte: 'endereço' },
      ocorridoEm: agora,
    });
  });
