import { oQueMudou } from '#capabilities/auditoria/domain/o-que-mudou.ts';
import { auditar } from '#capabilities/auditoria/server/index.ts';
import { TipoFormulario } from '#kernel/enumeracoes.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Db } from '#server/db/database.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { type DadosDoOrgao, mudaOCalendario, mudaQuemEleAcompanha } from '../../domain/dados-do-orgao.ts';
import { isOutroEmail } from '../../domain/email-do-orgao.ts';
import { porQueNaoOferece } from '../../domain/formularios-do-orgao.ts';
import { acompanhaOsDoLugar, formularioNaoCabe, sicComFormulario } from '../../domain/orgao-errors.ts';
import { podeMudarAdesao } from '../../domain/orgao-policy.ts';
import { conferirDados } from './conferir-dados.ts';
import { pedirTrocaDoEmail } from './email-do-orgao.ts';
import { listFormulariosDoOrgao, updateOuvidoria } from './gerenciar-repository.ts';
import { conferirVersao, mudarOrgao } from './orgao-do-administrador.ts';
import { dadosDe, linhaDe } from './orgao-gerenciado-presenter.ts';

/**
 * The forms on offer must still fit: no access requests without a SIC, no Simplifique outside the
 * federal sphere.
 */
const conferirFormularios = async (trx: Db, idOuvidoria: number, dados: DadosDoOrgao): Promise<void> => {
  for (const { id, oferecido } of await listFormulariosDoOrgao(trx, idOuvidoria)) {
    const porQue = oferecido ? porQueNaoOferece(dados, id) : null;
    if (porQue === null) continue;
    throw id === TipoFormulario.acessoAInformacao ? sicComFormulario() : formularioNaoCabe(porQue);
  }
};

/** Another place has other holidays: all open terms of its cases, appeals and pedidos de desclassificação are recounted. */
const recontar = async (trx: Db): Promise<void> => {
  await enqueue(trx, 'recontar-prazos', {}, 'recontar-prazos');
  await enqueue(trx, 'recontar-recursos', {}, 'recontar-recursos');
  await enqueue(trx, 'recontar-desclassificacoes', {}, 'recontar-desclassificacoes');
};

export const mudarDados = (
  platform: Platform,
  usuario: UsuarioAtual,
  idOuvidoria: number,
  { dados: pedidos, versao }: { readonly dados: DadosDoOrgao; readonly versao: number },
): Promise<{ versao: number; recontagem: boolean; emailPendente: string | null }> =>
  mudarOrgao(platform, usuario, idOuvidoria, async ({ trx, orgao }) => {
    conferirVersao(orgao, versao);
    const antes = dadosDe(orgao);
    const outroEmail = isOutroEmail(antes.email, pedidos.email);
    // A new address waits for its confirmation: until then the one in use stays.
    const dados = outroEmail && pedidos.email !== null ? { ...pedidos, email: antes.email } : pedidos;
    if (outroEmail) await pedirTrocaDoEmail(platform, trx, usuario, orgao, pedidos.email);
    const emailPendente = outroEmail ? pedidos.email : null;
    const mudou = oQueMudou(antes, dados);
    if (!mudou) return { versao, recontagem: false, emailPendente };
    enforce(podeMudarAdesao({ usuario, antes, depois: dados, emitiuProtocolo: orgao.emitiu_protocolo }));
    // Its old place would be left without, or the new one have two.
    if (orgao.autoridade_monitoramento && mudaQuemEleAcompanha(antes, dados)) throw acompanhaOsDoLugar();
    await conferirDados(trx, platform.clock, dados, idOuvidoria);
    await conferirFormularios(trx, idOuvidoria, dados);
    const nova = await updateOuvidoria(trx, idOuvidoria, linhaDe(dados));
    const recontagem = mudaOCalendario(antes, dados);
    if (recontagem) await recontar(trx);
    await auditar(trx, platform.clock, usuario, {
      area: 'orgao',
      acao: 'Mudança do cadastro de órgão',
      alvo: `${dados.sigla} – ${dados.nome}`,
      idAlvo: idOuvidoria,
      idOuvidoria,
      ...mudou,
    });
    return { versao: nova, recontagem, emailPendente };
  });
