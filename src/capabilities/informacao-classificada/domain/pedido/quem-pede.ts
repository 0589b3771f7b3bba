import { podeTerChegadoNoDia } from '#capabilities/atendimento/domain/pode-atender.ts';
import type { CanalDoPedido } from '#capabilities/manifestacao/domain/em-nome.ts';
import type { PessoaSemConta } from '#capabilities/manifestacao/domain/registrar/atendimento.ts';
import { atendem } from '#capabilities/manifestacao/domain/registrar/registro-policy.ts';
import { Perfil } from '#kernel/perfil.ts';
import { addDays, compareDates, type PlainDate } from '#kernel/prazo/data.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import {
  cadastroPendente,
  cartaDeOutroAno,
  digaComoAvisar,
  digaQuemPede,
  naoAtende,
  quemPedeEAConta,
  soNoProprioOrgao,
} from './pedido-errors.ts';

interface QuemPede {
  readonly usuario: Pick<UsuarioAtual, 'idPerfil' | 'idOuvidoria' | 'cadastroPendente'> | null;
  readonly pessoa: Pick<PessoaSemConta, 'email' | 'endereco'> | undefined;
  readonly noBalcao: boolean;
  readonly idOuvidoria: number;
}

/** Nobody at the desk is turned away for having no address: the access code is given to them by hand. */
const podePedirNoBalcao = ({ usuario, pessoa, idOuvidoria }: QuemPede): Verdict => {
  if (!usuario || !atendem.includes(usuario.idPerfil)) return refuse(naoAtende());
  if (usuario.idPerfil !== Perfil.administrador && usuario.idOuvidoria !== idOuvidoria)
    return refuse(soNoProprioOrgao());
  return pessoa ? allow : refuse(digaQuemPede());
};

/**
 * Anybody asks: in the own account, without one, or through who attends at the desk. Without an account a name and one way
 * to be told are all that is demanded (Lei 12.527/2011, art. 10; Decreto 7.724/2012, art. 12).
 */
export const podePedir = (quem: QuemPede): Verdict => {
  if (quem.noBalcao) return podePedirNoBalcao(quem);
  if (quem.usuario?.cadastroPendente) return refuse(cadastroPendente());
  if (quem.usuario) return quem.pessoa ? refuse(quemPedeEAConta()) : allow;
  if (!quem.pessoa) return refuse(digaQuemPede());
  return quem.pessoa.email || quem.pessoa.endereco ? allow : refuse(digaComoAvisar());
};

/** Further back it is a slip of the pen: the office would owe a decision for years. */
const DIAS_DE_UMA_CARTA = 365;

interface Chegada {
  readonly canal: CanalDoPedido;
  readonly dia: PlainDate | null;
  readonly hoje: PlainDate;
}

/** The day that a pedido came to the desk is the day of its filing. */
export const podeTerSidoPedidoEm = ({ canal, dia, hoje }: Chegada): Verdict => {
  const chegou = podeTerChegadoNoDia({ canal, dia, hoje, evento: dia ?? hoje });
  if (!chegou.allowed || !dia) return chegou;
  return compareDates(dia, addDays(hoje, -DIAS_DE_UMA_CARTA)) < 0 ? refuse(cartaDeOutroAno()) : allow;
};
