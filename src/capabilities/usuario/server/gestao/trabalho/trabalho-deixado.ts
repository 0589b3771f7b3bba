import { casosImpedidosDe } from '#capabilities/manifestacao/server/index.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { enviarMensagem } from '../../conta/enviar-link.ts';
import { findOuvidoriaAtiva, listGestores } from '../perfis-repository.ts';
import type { Gerido } from '../pessoa.ts';
import { descreverTrabalho, listTrabalho, trabalhoAoAlcance } from './trabalho.ts';
import type { QuemGerePessoas } from './transferir.ts';

/**
 * Somebody who can no longer sign in still has work in their name: the office's gestores are told,
 * so that it is passed on: each of what exists for them.
 */
export const avisarTrabalhoDeixado = async (
  platform: Platform,
  trx: Db,
  quem: QuemGerePessoas,
  { row }: Gerido,
  saiuDe: (idOuvidoria: number) => boolean,
): Promise<void> => {
  const resta = (await listTrabalho(trx, row.id)).filter(({ idOuvidoria }) => saiuDe(idOuvidoria));
  for (const idOuvidoria of new Set(resta.map((item) => item.idOuvidoria))) {
    const ouvidoria = await findOuvidoriaAtiva(trx, idOuvidoria);
    const gestores = await listGestores(trx, idOuvidoria, platform.clock.now());
    const aqui = resta.filter((item) => item.idOuvidoria === idOuvidoria);
    for (const gestor of gestores.filter(({ id }) => id !== quem.usuario.idUsuario && id !== row.id)) {
      const impedidoEm = await casosImpedidosDe(platform, trx, [gestor.id]);
      const dele = trabalhoAoAlcance(aqui, { impedidoEm });
      if (dele.length === 0) continue;
      const oQue = descreverTrabalho(dele);
      await enviarMensagem(platform, trx, gestor, 'usuario.trabalho-sem-dono', {
        assunto: 'Há trabalho aberto com quem saiu da equipe',
        titulo: 'Passe este trabalho a outra pessoa',
        paragrafos: [
          `${row.nome} não trabalha mais em ${ouvidoria?.sigla ?? 'seu órgão'} ou está com a conta bloqueada, e ainda tem ${oQue}.`,
          'Os prazos continuam correndo. Escolha a quem passar na página da pessoa.',
        ],
        botao: {
          rotulo: 'Abrir a página da pessoa',
          endereco: `${quem.origem}/web/usuario/gerenciar/${row.id}`,
        },
      });
    }
  }
};
