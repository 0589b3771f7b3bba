import type { Visitor } from '../visitor.ts';
import type { CenaDaLeitura } from './perguntas.ts';

const BASE = '/api/app-web/v1';

/** Asks one thing by a POST that writes nothing, for the hidden cases as for all others; answers what was read. */
type Envio = (quem: Visitor, cena: CenaDaLeitura) => Promise<string>;

const ler = async (quem: Visitor, caminho: string, corpo: Readonly<Record<string, unknown>>) => {
  const { statusCode, body } = await quem.post(`${BASE}/${caminho}`, { ...corpo });
  return `${statusCode} ${body}`;
};

const pararEm = (data: string, idOuvidoria?: number) => ({
  ato: 'cadastrar',
  dados: {
    descricao: 'Luto oficial',
    expediente: 'nenhum',
    tipo: 'unico',
    data,
    ...(idOuvidoria === undefined ? { abrangencia: 'nacional' } : { abrangencia: 'ouvidoria', idOuvidoria }),
  },
});

const previas: Envio = async (quem, { prazos }) => {
  const lidas: string[] = [];
  for (const dia of prazos) lidas.push(await ler(quem, 'feriados/previa', pararEm(dia)));
  return lidas.join('\n');
};

const paginasDasPrevias: Envio = async (quem, { prazos }) => {
  const lidas: string[] = [];
  for (const dia of prazos) {
    const pedido = pararEm(dia);
    const { marca } = (await quem.post(`${BASE}/feriados/previa`, pedido)).json<{ marca?: string }>();
    const depois = { tipo: 'manifestacao', idAlvo: 1 };
    lidas.push(await ler(quem, 'feriados/previa/prazos', { pedido, marca: marca ?? '', depois }));
  }
  return lidas.join('\n');
};

const pessoas: Envio = async (quem, { idOuvidoria }) =>
  [
    await ler(quem, 'usuarios/gerenciar', {}),
    await ler(quem, 'usuarios/gerenciar', { situacao: 'sem-perfil' }),
    await ler(quem, 'usuarios/gerenciar', { idOuvidoria }),
  ].join('\n');

/** POST addresses that only read, and may tell of cases. */
export const QUE_LEEM: Readonly<Record<string, Envio>> = {
  'feriados/previa': previas,
  'feriados/previa/prazos': paginasDasPrevias,
  'usuarios/gerenciar': pessoas,
};

const lista = (texto: string): readonly string[] => texto.split(/\s+/).filter(Boolean);

/** POST addresses that only read, of what is no case: what was sent, the person themselves, the help. */
export const NAO_FALAM_DE_CASOS = lista(`
  segundo-fator/conferir usuarios/gerenciar/localizar emails/previa calendario/mostrar dados-pessoais/analisar
  assistente/perguntar assistente/testar tarjamento/aplicar`);

/** POST addresses that write, besides the acts: what they answer is theirs to test. */
export const QUE_ESCREVEM = lista(`
  usuarios/login logout sessao/manter usuarios/perfilouvidoria/:idUsuarioPerfilOuvidoria empresas/login
  segundo-fator/confirmar segundo-fator/confirmar/passkey/desafio segundo-fator/confirmar/passkey
  segundo-fator/fatores/passkey/desafio segundo-fator/fatores/passkey segundo-fator/fatores/app/desafio
  segundo-fator/fatores/app segundo-fator/codigos usuarios/gerenciar/:idUsuario/segundo-fator/redefinir
  usuarios/gerenciar/convidar usuarios/gerenciar/lote
  usuarios/gerenciar/a-confirmar/:idUsuarioPerfilOuvidoria/confirmar
  usuarios/gerenciar/a-confirmar/:idUsuarioPerfilOuvidoria/recusar usuarios/gerenciar/:idUsuario/perfis
  usuarios/gerenciar/:idUsuario/perfis/:idUsuarioPerfilOuvidoria/encerrar usuarios/gerenciar/:idUsuario/bloquear
  usuarios/gerenciar/:idUsuario/desbloquear usuarios/gerenciar/:idUsuario/reenviar-convite
  usuarios/gerenciar/:idUsuario/link-de-senha usuarios/gerenciar/:idUsuario/transferir
  usuarios/meus-convites/:idUsuarioPerfilOuvidoria/aceitar usuarios/meus-convites/:idUsuarioPerfilOuvidoria/recusar
  usuarios/email-pendente/reenviar usuarios/salvar usuarios/excluir usuarios/troca-senha usuario/alterarsenhaatual
  orgaos-siorg orgaos-siorg/:codigo/inativar orgaos-siorg/:codigo/reativar orgaos-siorg/importacoes/do-servico
  orgaos-siorg/importacoes/:idImportacao/aplicar orgaos-siorg/importacoes/:idImportacao/descartar gerenciar/orgaos
  gerenciar/orgaos/:idOuvidoria/confirmar-email gerenciar/orgaos/:idOuvidoria/cancelar-email
  gerenciar/orgaos/:idOuvidoria/inativar gerenciar/orgaos/:idOuvidoria/reativar gerenciar/orgaos/:idOuvidoria/unidades
  gerenciar/orgaos/:idOuvidoria/servicos emails/modelos emails/modelos/:idModelo/situacao
  emails/modelos/:idModelo/restaurar emails/teste emails/enviados/:idEmail/reenviar anexos anexos/:idAnexo/concluir
  manifestacoes manifestacoes/novidades/vistas manifestacoes/:idManifestacao/codigo-guardado
  manifestacoes/:idManifestacao/nota-registro assuntos/administrar assuntos/administrar/:idAssunto/situacao
  assuntos/administrar/:idAssunto/mover assuntos/administrar/:idAssunto/unir subassuntos
  subassuntos/:idSubassunto/situacao subassuntos/:idSubassunto/mover subassuntos/:idSubassunto/unir busca/alertas
  calendario/endereco ajuda/administrar ajuda/administrar/:idPergunta/situacao tratamento/filtros
  tratamento/:idManifestacao/presenca tratamento/:idManifestacao/desfazer alertas/lidos tratamento/:idManifestacao/notas
  tratamento/:idManifestacao/anexos/:idAnexo/transcricao tratamento/modelos
  publicacao/:idManifestacao/decisoes manifestacoes/:idManifestacao/recursos
  manifestacoes/:idManifestacao/recursos/:idRecurso/qualificar recursos recursos/:idRecurso/admissibilidade feriados
  manifestacoes/:idManifestacao/descumprimentos descumprimentos atendimento/:idManifestacao acessos-extraordinarios
  acessos-extraordinarios/:idAcesso/decidir eliminacoes/:idEliminacao/propor eliminacoes/:idEliminacao/decidir
  guarda/suspensoes guarda/suspensoes/:idSuspensao/levantar tarjamento/casos/:idManifestacao/anexos/:idAnexo/aplicar
  transparencia-ativa/orgaos/:idOuvidoria/enviar informacoes-classificadas desclassificacoes
  desclassificacoes/:idPedido/atendimento monitoramento/avaliacoes monitoramento/relatorios webhooks
  webhooks/:idWebhook/situacao webhooks/:idWebhook/confirmar webhooks/:idWebhook/reenviar webhooks/:idWebhook/segredo
  webhooks/:idWebhook/teste webhooks/:idWebhook/entregas/:idEntrega/reenviar
  assistente/sem-resposta/:idPergunta/tratar relatorios/salvos relatorios/arquivos integracao/clientes
  integracao/clientes/:idCliente/trocar-segredo integracao/clientes/:idCliente/encerrar-segredo-anterior
  integracao/clientes/:idCliente/desligar integracao/clientes/:idCliente/ligar orgaos-siorg/importacoes`);
