import { z } from 'zod';
import { apenasAdministrador } from '#kernel/acesso.ts';
import { feito, idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { cursorDePagina, pagina } from '#kernel/lista/pagina.ts';
import { permitido } from '#kernel/permissoes.ts';
import {
  buscaDePessoas,
  convite,
  linhaDaPessoa,
  linhaDoHistoricoDaPessoa,
  localizar,
  lote,
  motivo,
  opcoesDaGestao,
  perfilAConfirmar,
  perfilNoOrgao,
  pessoaDaLista,
  pessoaGerida,
  quemRecebe,
  transferencias,
  validade,
} from './gestao.ts';

const acesso = permitido('usuario.gerenciar');
const daPessoa = z.object({ idUsuario: idTexto });
const perfilQueEspera = z.object({ idUsuarioPerfilOuvidoria: idTexto });
const doPerfil = daPessoa.extend({ idUsuarioPerfilOuvidoria: idTexto });

/**
 * The administration of people. What identifies a person, such as a CPF, goes in the body and never
 * in an address.
 */
export const gestaoDeUsuarios = contract({
  'POST /app-web/v1/usuarios/gerenciar': {
    acesso,
    resumo: 'Busca as pessoas que trabalham nas ouvidorias, por nome, login, e-mail, perfil e situação.',
    body: buscaDePessoas,
    response: pagina(pessoaDaLista),
  },
  'POST /app-web/v1/usuarios/gerenciar/localizar': {
    acesso: apenasAdministrador,
    resumo: 'Encontra a conta de qualquer pessoa pelo CPF, login ou e-mail completo.',
    body: localizar,
    response: z.object({
      contas: z.array(z.object({ idUsuario: z.int(), nome: z.string(), login: z.string() })),
    }),
  },
  'POST /app-web/v1/usuarios/gerenciar/convidar': {
    acesso,
    confirma: 'segundo-fator',
    resumo:
      'Convida uma pessoa, com a mesma resposta tenha ela conta ou não; a quem já é do órgão, acrescenta os perfis.',
    body: convite,
    response: z.object({ idUsuario: z.int(), resultado: z.enum(['convidada', 'acrescentada']) }),
  },
  'POST /app-web/v1/usuarios/gerenciar/lote': {
    acesso,
    confirma: 'segundo-fator',
    resumo: 'Dá ou encerra um perfil, muda a validade ou bloqueia várias pessoas de uma vez.',
    body: lote,
    response: z.object({ resultados: z.array(linhaDaPessoa) }),
  },
  'GET /app-web/v1/usuarios/gerenciar/opcoes': {
    acesso,
    resumo: 'Diz em que órgão e que perfis a pessoa pode dar.',
    response: opcoesDaGestao,
  },
  'GET /app-web/v1/usuarios/gerenciar/a-confirmar': {
    acesso,
    resumo:
      'Lista os perfis que leem denúncias e esperam a confirmação de um gestor, do mais antigo ao mais novo.',
    response: z.array(perfilAConfirmar),
  },
  'POST /app-web/v1/usuarios/gerenciar/a-confirmar/:idUsuarioPerfilOuvidoria/confirmar': {
    acesso,
    confirma: 'segundo-fator',
    resumo: 'Confirma um perfil dado por quem não é gestor do órgão; a partir daí ele vale.',
    params: perfilQueEspera,
    response: feito,
  },
  'POST /app-web/v1/usuarios/gerenciar/a-confirmar/:idUsuarioPerfilOuvidoria/recusar': {
    acesso,
    confirma: 'segundo-fator',
    resumo: 'Recusa, com o motivo, um perfil que espera confirmação; ele é encerrado sem ter valido.',
    params: perfilQueEspera,
    body: z.strictObject({ motivo }),
    response: feito,
  },
  'GET /app-web/v1/usuarios/gerenciar/quem-recebe': {
    acesso: permitido('trabalho.passar'),
    resumo: 'Lista quem pode receber o trabalho de uma pessoa do órgão, com o que já tem em mãos.',
    query: z.object({ idOuvidoria: idTexto }),
    response: z.array(quemRecebe),
  },
  'GET /app-web/v1/usuarios/gerenciar/:idUsuario': {
    acesso,
    resumo: 'Mostra uma pessoa: dados, perfis, trabalho aberto e o que se pode fazer.',
    params: daPessoa,
    response: pessoaGerida,
  },
  'GET /app-web/v1/usuarios/gerenciar/:idUsuario/historico': {
    acesso,
    resumo: 'Mostra o que foi feito na conta de uma pessoa, do mais novo ao mais antigo.',
    params: daPessoa,
    query: z.object({ cursor: cursorDePagina }),
    response: pagina(linhaDoHistoricoDaPessoa),
  },
  'POST /app-web/v1/usuarios/gerenciar/:idUsuario/perfis': {
    acesso,
    confirma: 'segundo-fator',
    resumo: 'Dá um perfil a uma pessoa em um órgão.',
    params: daPessoa,
    body: perfilNoOrgao.extend({ validade }),
    response: feito,
  },
  'PUT /app-web/v1/usuarios/gerenciar/:idUsuario/perfis/:idUsuarioPerfilOuvidoria': {
    acesso,
    confirma: 'segundo-fator',
    resumo: 'Muda a validade de um perfil; `vista` é a que estava na tela.',
    params: doPerfil,
    body: z.strictObject({ validade, vista: validade }),
    response: feito,
  },
  'POST /app-web/v1/usuarios/gerenciar/:idUsuario/perfis/:idUsuarioPerfilOuvidoria/encerrar': {
    acesso,
    confirma: 'segundo-fator',
    resumo: 'Encerra um perfil e, se pedido, passa o trabalho aberto a outras pessoas.',
    params: doPerfil,
    body: z.strictObject({ transferencias: transferencias.optional() }),
    response: feito,
  },
  'POST /app-web/v1/usuarios/gerenciar/:idUsuario/bloquear': {
    acesso,
    confirma: 'segundo-fator',
    resumo: 'Bloqueia a conta, encerra as sessões e, se pedido, passa o trabalho aberto.',
    params: daPessoa,
    body: z.strictObject({ motivo, transferencias: transferencias.optional() }),
    response: feito,
  },
  'POST /app-web/v1/usuarios/gerenciar/:idUsuario/desbloquear': {
    acesso,
    confirma: 'segundo-fator',
    resumo: 'Desbloqueia a conta.',
    params: daPessoa,
    body: z.strictObject({ motivo }),
    response: feito,
  },
  'POST /app-web/v1/usuarios/gerenciar/:idUsuario/reenviar-convite': {
    acesso,
    confirma: 'segundo-fator',
    resumo: 'Envia de novo o link que ativa a conta convidada.',
    params: daPessoa,
    response: feito,
  },
  'POST /app-web/v1/usuarios/gerenciar/:idUsuario/link-de-senha': {
    acesso,
    confirma: 'segundo-fator',
    resumo: 'Envia à pessoa um link para criar nova senha.',
    params: daPessoa,
    response: feito,
  },
  'POST /app-web/v1/usuarios/gerenciar/:idUsuario/transferir': {
    acesso: permitido('trabalho.passar'),
    confirma: 'segundo-fator',
    resumo: 'Passa o trabalho aberto de uma pessoa a outras do mesmo órgão.',
    params: daPessoa,
    body: z.strictObject({ transferencias: transferencias.min(1, 'Escolha quem recebe o trabalho.') }),
    response: feito,
  },
});
