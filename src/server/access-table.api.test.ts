import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Acesso, podeAcessar, type QuemAcessa } from '#kernel/acesso.ts';
import { type NomePerfil, Perfil } from '#kernel/perfil.ts';
import { todosOsAtos } from '#server/atos-por-ciclo.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';

/**
 * Who may call what, written out as the expected truth beside the contracts' declarations. A new
 * endpoint or a changed declaration fails here until this table says the same. That the server
 * obeys the declarations is proved call by call in access-matrix.api.test.ts.
 */
interface Row {
  /** One mark per column below: x may call, - may not. */
  readonly marks: string;
  /** Whether the platform looks up who calls; if not, nobody's session can change the answer. */
  readonly readsPerson: boolean;
  readonly endpoints: string;
}

// The last column is a person with a pending step of registration; a citizen here, because the step
// stops every profile alike.
const COLUMNS =
  'publico cidadao administrador gestor respondente atendente observador cadastrador colaborador webServiceRespondente webServiceAtendente webServiceObservador pendente'.split(
    ' ',
  ) as readonly (NomePerfil | 'pendente')[];

// biome-ignore format: read as a table.
const TABLE: readonly Row[] = [
  //         pub cid adm ges res ate obs cad col wsR wsA wsO pendente
  { marks: '  x   x   x   x   x   x   x   x   x   x   x   x   x', readsPerson: false, endpoints: `
    GET /tipos-formulario GET /tipos-manifestacao GET /situacoes-manifestacao GET /modos-resposta GET /tipos-resposta
    GET /codigos-decisao GET /codigos-especificacao-decisao GET /detalhamentos-especificacoes-manifestacao
    GET /motivos-prorrogacao GET /motivo-demanda-resolvida GET /motivos-arquivamento GET /tipos-recurso
    GET /instancias-recurso GET /tipos-recurso-respostas GET /especificacoes-tipos-respostas-recursos
    GET /detalhamentos-especificacoes-respostas-recursos GET /justificativas-resposta-recurso-nao-conhecimento
    GET /item-interface-perfil GET /ufs GET /municipios GET /paises GET /assuntos GET /canais-entrada
    GET /escolaridades GET /racas-cores GET /generos GET /faixas-etarias GET /profissoes GET /tipos-instituicao
    GET /funcoes-envolvido GET /subtipos-formulario GET /app-web/v1/municipios
    GET /app-web/v1/assuntos POST /app-web/v1/assuntos/sugestoes GET /app-web/v1/assuntos/favoritos
    POST /app-web/v1/busca/pedidos-semelhantes
    POST /app-web/v1/codigo-de-acesso/receber
    GET /app-web/v1/busca/pedidos GET /app-web/v1/busca/pedidos/:protocolo GET /app-web/v1/busca/decisoes
    GET /app-web/v1/busca/rss POST /app-web/v1/busca/avisos/desligar
    POST /app-web/v1/busca/avisos/desligar/:token GET /app-web/v1/busca/avisos/desligar/:token
    GET /app-web/v1/calendario/:arquivo
    GET /app-web/v1/ajuda/perguntas GET /app-web/v1/ajuda/destaques GET /app-web/v1/ajuda/perguntas/:slug
    GET /app-web/v1/ajuda/procurar
    GET /app-web/v1/dados-abertos GET /app-web/v1/dados-abertos/arquivos/:nome
    GET /app-web/v1/dados-abertos/datapackage.json GET /app-web/v1/dados-abertos/dcat.json GET /app-web/v1/dados-abertos/sha256sums.txt
    GET /app-web/v1/dados-abertos/esquemas/:nome GET /app-web/v1/dados-abertos/:conjunto
    GET /app-web/v1/informacoes-classificadas/orgaos GET /app-web/v1/eliminacoes/publicas
    GET /app-web/v1/informacoes-classificadas/orgaos/:idOuvidoria/listas/:ano
    GET /app-web/v1/paineis/:painel GET /app-web/v1/paineis/inicio GET /app-web/v1/paineis/tempo-de-resposta
    GET /app-web/v1/tipos-formularios GET /app-web/v1/tipos-formularios/permitidos
    GET /app-web/v1/orgaos GET /app-web/v1/orgaos/:idOuvidoria
    GET /app-web/v1/caixa-de-saida GET /app-web/v1/prazos/simular GET /app-web/v1/prazos/hora-de-corte POST /app-web/v1/assistente/avaliar
    PUT /app-web/v1/anexos/:idAnexo/conteudo POST /app-web/v1/anexos/:idAnexo/situacao
    POST /app-web/v1/anexos/:idAnexo/remover GET /app-web/v1/portao/desafio
    GET /app-web/v1/manifestacoes/consultar/desafio POST /app-web/v1/manifestacoes/consultar
    POST /app-web/v1/manifestacoes/consultar/trocar POST /app-web/v1/manifestacoes/consultar/sair
    POST /app-web/v1/manifestacoes/:idManifestacao/consentimento/abrir
    POST /app-web/v1/manifestacoes/:idManifestacao/pesquisa/abrir POST /app-web/v1/recibos/verificar
    POST /app-web/v1/emails/devolucoes
    POST /app-web/v1/usuarios/criar POST /app-web/v1/usuarios/reset_password
    GET /app-web/v1/usuario POST /app-web/v1/usuario/troca-senha POST /app-web/v1/usuario/ativar` },
  { marks: '  x   x   x   x   x   x   x   x   x   x   x   x   x', readsPerson: true, endpoints: `
    GET /app-web/v1/rotas GET /app-web/v1/ajuda/busca-do-site POST /app-web/v1/assistente/perguntar
    POST /app-web/v1/manifestacoes GET /app-web/v1/manifestacoes/:idManifestacao
    GET /app-web/v1/manifestacoes/:idManifestacao/anexos/:idAnexo
    POST /app-web/v1/anexos POST /app-web/v1/anexos/:idAnexo/concluir
    GET /app-web/v1/manifestacoes/:idManifestacao/prazo POST /app-web/v1/manifestacoes/:idManifestacao/desistir
    GET /app-web/v1/manifestacoes/:idManifestacao/impedimentos POST /app-web/v1/manifestacoes/:idManifestacao/pedir-impedimento
    POST /app-web/v1/pedidos-de-impedimento/:idPedido/retirar
    POST /app-web/v1/manifestacoes/:idManifestacao/pedir-desistencia
    POST /app-web/v1/manifestacoes/:idManifestacao/pedir-desistencia-em-parte
    POST /app-web/v1/manifestacoes/:idManifestacao/desistir-em-parte
    POST /app-web/v1/manifestacoes/:idManifestacao/pedir-reabertura
    POST /app-web/v1/manifestacoes/:idManifestacao/acrescentar
    POST /app-web/v1/manifestacoes/:idManifestacao/nota-registro
    GET /app-web/v1/manifestacoes/:idManifestacao/recibo
    GET /app-web/v1/manifestacoes/:idManifestacao/promessas
    POST /app-web/v1/manifestacoes/:idManifestacao/sem-meios
    POST /app-web/v1/promessas/:idPromessa/confirmar POST /app-web/v1/promessas/:idPromessa/contestar
    GET /app-web/v1/manifestacoes/:idManifestacao/decisao.pdf GET /app-web/v1/recursos/:idRecurso/decisao.pdf
    GET /app-web/v1/manifestacoes/:idManifestacao/remedios
    GET /app-web/v1/manifestacoes/:idManifestacao/recursos
    POST /app-web/v1/manifestacoes/:idManifestacao/recursos
    POST /app-web/v1/manifestacoes/:idManifestacao/recursos/:idRecurso/qualificar
    GET /app-web/v1/manifestacoes/:idManifestacao/descumprimento
    POST /app-web/v1/manifestacoes/:idManifestacao/descumprimentos
    POST /app-web/v1/manifestacoes/:idManifestacao/codigo-guardado
    GET /app-web/v1/manifestacoes/:idManifestacao/desfechos
    GET /app-web/v1/manifestacoes/:idManifestacao/pedidos-de-identidade
    GET /app-web/v1/manifestacoes/:idManifestacao/aberturas-de-identidade
    GET /app-web/v1/manifestacoes/:idManifestacao/representacoes
    GET /app-web/v1/manifestacoes/:idManifestacao/atendimentos
    GET /app-web/v1/manifestacoes/:idManifestacao/mensagens POST /app-web/v1/manifestacoes/:idManifestacao/mensagens
    POST /app-web/v1/manifestacoes/:idManifestacao/complementar
    GET /app-web/v1/manifestacoes/:idManifestacao/consentimento
    POST /app-web/v1/manifestacoes/:idManifestacao/consentimento
    GET /app-web/v1/manifestacoes/:idManifestacao/pesquisa POST /app-web/v1/manifestacoes/:idManifestacao/avaliar
    POST /app-web/v1/desclassificacoes GET /app-web/v1/desclassificacoes/:idPedido
    POST /app-web/v1/desclassificacoes/:idPedido/recorrer
    POST /app-web/v1/desclassificacoes/:idPedido/recorrer-ao-comando
    POST /app-web/v1/desclassificacoes/:idPedido/recorrer-a-comissao
    POST /app-web/v1/desclassificacoes/:idPedido/desistir
    POST /app-web/v1/usuarios/login POST /app-web/v1/logout
    GET /app-web/v1/govbr/entrar GET /app-web/v1/govbr/retorno` },
  { marks: '  -   x   x   x   x   x   x   x   x   x   x   x   x', readsPerson: true, endpoints: `
    GET /app-web/v1/usuarios/dadosautenticacao POST /app-web/v1/sessao/manter
    GET /app-web/v1/segundo-fator POST /app-web/v1/segundo-fator/confirmar
    POST /app-web/v1/segundo-fator/confirmar/passkey/desafio POST /app-web/v1/segundo-fator/confirmar/passkey
    POST /app-web/v1/segundo-fator/fatores/passkey/desafio POST /app-web/v1/segundo-fator/fatores/passkey
    POST /app-web/v1/segundo-fator/fatores/app/desafio POST /app-web/v1/segundo-fator/fatores/app
    POST /app-web/v1/empresas/login GET /app-web/v1/govbr-servicos/empresas/:cpf
    POST /app-web/v1/usuarios/troca-senha PATCH /app-web/v1/usuarios/documento-identificacao
    POST /app-web/v1/usuarios/excluir` },
  { marks: '  -   x   x   x   x   x   x   x   x   x   x   x   -', readsPerson: true, endpoints: `
    POST /app-web/v1/usuarios/perfilouvidoria/:idUsuarioPerfilOuvidoria
    POST /app-web/v1/segundo-fator/conferir DELETE /app-web/v1/segundo-fator/fatores/:idFator
    POST /app-web/v1/segundo-fator/codigos
    GET /app-web/v1/usuarios/dadosbasicos POST /app-web/v1/usuarios/salvar
    GET /app-web/v1/usuarios/cadastro PUT /app-web/v1/usuarios/cadastro/endereco PUT /app-web/v1/usuarios/cadastro/perfil
    POST /app-web/v1/usuarios/email-pendente/reenviar DELETE /app-web/v1/usuarios/email-pendente
    GET /app-web/v1/usuarios/preferencias PUT /app-web/v1/usuarios/preferencias
    GET /app-web/v1/usuarios/sessoes DELETE /app-web/v1/usuarios/sessoes/outras GET /app-web/v1/usuarios/meus-dados
    GET /app-web/v1/manifestacoes GET /app-web/v1/manifestacoes/exportar GET /app-web/v1/manifestacoes/painel
    GET /app-web/v1/manifestacoes/novidades GET /app-web/v1/manifestacoes/novidades/contagem
    POST /app-web/v1/manifestacoes/novidades/vistas
    GET /app-web/v1/rascunhos GET /app-web/v1/rascunhos/:idRascunho PUT /app-web/v1/rascunhos/:idRascunho
    DELETE /app-web/v1/rascunhos/:idRascunho
    POST /app-web/v1/recursos GET /app-web/v1/recursos/:idRecurso
    GET /app-web/v1/desclassificacoes
    POST /app-web/v1/recursos/:idRecurso/qualificar
    GET /app-web/v1/recursos/a-qualificar
    GET /app-web/v1/busca/acompanhados/:protocolo PUT /app-web/v1/busca/acompanhados/:protocolo
    DELETE /app-web/v1/busca/acompanhados/:protocolo GET /app-web/v1/busca/alertas POST /app-web/v1/busca/alertas
    DELETE /app-web/v1/busca/alertas/:idAlerta
    GET /app-web/v1/calendario PUT /app-web/v1/calendario DELETE /app-web/v1/calendario
    POST /app-web/v1/calendario/mostrar POST /app-web/v1/calendario/endereco
    POST /app-web/v1/usuario/alterarsenhaatual GET /app-web/v1/usuarios/meus-perfis-a-confirmar
    GET /app-web/v1/usuarios/meus-convites POST /app-web/v1/usuarios/meus-convites/:idUsuarioPerfilOuvidoria/aceitar
    POST /app-web/v1/usuarios/meus-convites/:idUsuarioPerfilOuvidoria/recusar
    GET /app-web/v1/descumprimentos/denunciaveis
    POST /app-web/v1/descumprimentos
    GET /app-web/v1/emails/meus GET /app-web/v1/emails/:idEmail` },
  { marks: '  -   -   x   x   -   -   -   x   -   -   -   -   -', readsPerson: true, endpoints: `
    GET /app-web/v1/usuarios POST /app-web/v1/usuarios/gerenciar
    GET /app-web/v1/usuarios/gerenciar/a-confirmar
    POST /app-web/v1/usuarios/gerenciar/a-confirmar/:idUsuarioPerfilOuvidoria/confirmar
    POST /app-web/v1/usuarios/gerenciar/a-confirmar/:idUsuarioPerfilOuvidoria/recusar
    GET /app-web/v1/usuarios/gerenciar/opcoes POST /app-web/v1/usuarios/gerenciar/convidar POST /app-web/v1/usuarios/gerenciar/lote
    GET /app-web/v1/usuarios/gerenciar/:idUsuario GET /app-web/v1/usuarios/gerenciar/:idUsuario/historico
    POST /app-web/v1/usuarios/gerenciar/:idUsuario/perfis
    PUT /app-web/v1/usuarios/gerenciar/:idUsuario/perfis/:idUsuarioPerfilOuvidoria
    POST /app-web/v1/usuarios/gerenciar/:idUsuario/perfis/:idUsuarioPerfilOuvidoria/encerrar
    POST /app-web/v1/usuarios/gerenciar/:idUsuario/bloquear POST /app-web/v1/usuarios/gerenciar/:idUsuario/desbloquear
    POST /app-web/v1/usuarios/gerenciar/:idUsuario/reenviar-convite
    POST /app-web/v1/usuarios/gerenciar/:idUsuario/link-de-senha
    GET /app-web/v1/rota-cadastrar-orgao GET /app-web/v1/rota-unidades-orgao
    GET /app-web/v1/gerenciar/orgaos GET /app-web/v1/gerenciar/orgaos/:idOuvidoria
    PUT /app-web/v1/gerenciar/orgaos/:idOuvidoria PUT /app-web/v1/gerenciar/orgaos/:idOuvidoria/formularios
    POST /app-web/v1/gerenciar/orgaos/:idOuvidoria/confirmar-email
    POST /app-web/v1/gerenciar/orgaos/:idOuvidoria/cancelar-email
    GET /app-web/v1/gerenciar/orgaos/:idOuvidoria/autoridades
    PUT /app-web/v1/gerenciar/orgaos/:idOuvidoria/autoridades/:idInstancia
    GET /app-web/v1/gerenciar/orgaos/:idOuvidoria/unidades POST /app-web/v1/gerenciar/orgaos/:idOuvidoria/unidades
    PUT /app-web/v1/gerenciar/orgaos/:idOuvidoria/unidades/:idUnidade
    GET /app-web/v1/gerenciar/orgaos/:idOuvidoria/servicos POST /app-web/v1/gerenciar/orgaos/:idOuvidoria/servicos
    PUT /app-web/v1/gerenciar/orgaos/:idOuvidoria/servicos/:idServico
    PUT /app-web/v1/gerenciar/orgaos/:idOuvidoria/ordem-dos-servicos` },
  { marks: '  -   -   x   -   -   -   -   -   -   -   -   -   -', readsPerson: true, endpoints: `
    POST /app-web/v1/acessos-extraordinarios
    POST /app-web/v1/usuarios/gerenciar/localizar
    GET /app-web/v1/ajuda/administrar GET /app-web/v1/ajuda/administrar/:idPergunta POST /app-web/v1/ajuda/administrar
    PUT /app-web/v1/ajuda/administrar/:idPergunta POST /app-web/v1/ajuda/administrar/:idPergunta/situacao
    POST /app-web/v1/assistente/testar
    GET /app-web/v1/emails/modelos POST /app-web/v1/emails/modelos PUT /app-web/v1/emails/modelos/:idModelo
    POST /app-web/v1/emails/modelos/:idModelo/situacao POST /app-web/v1/emails/modelos/:idModelo/restaurar
    GET /app-web/v1/emails/eventos POST /app-web/v1/emails/previa POST /app-web/v1/emails/teste
    GET /app-web/v1/emails/enviados POST /app-web/v1/emails/enviados/:idEmail/reenviar
    POST /app-web/v1/gerenciar/orgaos POST /app-web/v1/gerenciar/orgaos/:idOuvidoria/inativar
    POST /app-web/v1/gerenciar/orgaos/:idOuvidoria/reativar PUT /app-web/v1/gerenciar/orgaos/:idOuvidoria/monitoramento
    GET /app-web/v1/gerenciar/unidades-siorg
    GET /app-web/v1/orgaos-siorg POST /app-web/v1/orgaos-siorg GET /app-web/v1/orgaos-siorg/filhas
    GET /app-web/v1/orgaos-siorg/:codigo PUT /app-web/v1/orgaos-siorg/:codigo
    POST /app-web/v1/orgaos-siorg/:codigo/inativar POST /app-web/v1/orgaos-siorg/:codigo/reativar
    GET /app-web/v1/orgaos-siorg/importacoes POST /app-web/v1/orgaos-siorg/importacoes
    POST /app-web/v1/orgaos-siorg/importacoes/do-servico GET /app-web/v1/orgaos-siorg/importacoes/:idImportacao
    GET /app-web/v1/orgaos-siorg/importacoes/:idImportacao/mudancas
    POST /app-web/v1/orgaos-siorg/importacoes/:idImportacao/aplicar
    POST /app-web/v1/orgaos-siorg/importacoes/:idImportacao/descartar
    GET /app-web/v1/assuntos/administrar POST /app-web/v1/assuntos/administrar
    PUT /app-web/v1/assuntos/administrar/:idAssunto POST /app-web/v1/assuntos/administrar/:idAssunto/situacao
    POST /app-web/v1/assuntos/administrar/:idAssunto/mover GET /app-web/v1/assuntos/administrar/:idAssunto/uniao
    POST /app-web/v1/assuntos/administrar/:idAssunto/unir` },
  { marks: '  -   -   x   x   x   x   x   x   x   -   -   -   -', readsPerson: true, endpoints: `
    GET /app-web/v1/configuracoes/plataforma GET /app-web/v1/configuracoes/orgao
    POST /app-web/v1/tarjamento/aplicar GET /app-web/v1/tarjamento/casos
    GET /app-web/v1/tarjamento/casos/:idManifestacao/pdfs
    POST /app-web/v1/tarjamento/casos/:idManifestacao/anexos/:idAnexo/aplicar
    POST /app-web/v1/dados-pessoais/analisar
    GET /app-web/v1/relatorios/salvos POST /app-web/v1/relatorios/salvos
    PUT /app-web/v1/relatorios/salvos/:idSalvo DELETE /app-web/v1/relatorios/salvos/:idSalvo
    GET /app-web/v1/relatorios/arquivos POST /app-web/v1/relatorios/arquivos
    GET /app-web/v1/relatorios/arquivos/:idArquivo
    GET /app-web/v1/relatorios/:relatorio GET /app-web/v1/relatorios/:relatorio/lista` },
  { marks: '  -   -   x   -   -   -   -   -   -   -   -   -   -', readsPerson: true, endpoints: `
    PUT /app-web/v1/configuracoes/plataforma GET /app-web/v1/itens-interface
    PUT /app-web/v1/itens-interface/:idItemInterface GET /app-web/v1/assistente/sem-resposta
    POST /app-web/v1/assistente/sem-resposta/:idPergunta/tratar GET /app-web/v1/assistente/avaliacoes` },
  { marks: '  -   -   x   x   x   -   -   x   -   -   -   -   -', readsPerson: true, endpoints: `
    GET /app-web/v1/unidades` },
  { marks: '  -   -   x   x   x   -   -   -   x   -   -   -   -', readsPerson: true, endpoints: `
    GET /app-web/v1/tramitacoes GET /app-web/v1/tramitacoes/:idTramitacao
    POST /app-web/v1/tramitacoes/:idTramitacao/contribuir POST /app-web/v1/tramitacoes/:idTramitacao/devolver
    POST /app-web/v1/tramitacoes/:idTramitacao/pedir-prazo` },
  { marks: '  -   -   x   x   x   x   -   -   -   -   -   -   -', readsPerson: true, endpoints: `
    POST /app-web/v1/tratamento/:idManifestacao/contato GET /app-web/v1/tratamento/:idManifestacao/notas
    POST /app-web/v1/tratamento/:idManifestacao/notas GET /app-web/v1/ciencia/a-avisar
    GET /app-web/v1/tratamento/:idManifestacao/transcricoes
    POST /app-web/v1/tratamento/:idManifestacao/anexos/:idAnexo/transcricao
    GET /app-web/v1/desclassificacoes/tratar GET /app-web/v1/desclassificacoes/:idPedido/atendimento
    POST /app-web/v1/desclassificacoes/:idPedido/atendimento
    POST /app-web/v1/desclassificacoes/:idPedido/registrar-ciencia
    GET /app-web/v1/atendimento/:idManifestacao POST /app-web/v1/atendimento/:idManifestacao
    POST /app-web/v1/tratamento/registrar-ciencia` },
  { marks: '  -   -   x   x   x   -   -   -   -   -   -   -   -', readsPerson: true, endpoints: `
    GET /app-web/v1/tratamento/:idManifestacao/prorrogacao POST /app-web/v1/tratamento/prorrogar
    GET /app-web/v1/tratamento/:idManifestacao/opcoes
    GET /app-web/v1/tratamento/:idManifestacao/pseudonimo
    POST /app-web/v1/tratamento/alterar-tipo POST /app-web/v1/tratamento/classificar
    POST /app-web/v1/recursos/:idRecurso/assumir
    POST /app-web/v1/recursos/:idRecurso/admissibilidade POST /app-web/v1/recursos/:idRecurso/esclarecimento
    POST /app-web/v1/recursos/:idRecurso/esclarecimento/prorrogar
    GET /app-web/v1/desclassificacoes/:idPedido/rol
    POST /app-web/v1/desclassificacoes/:idPedido/decidir POST /app-web/v1/desclassificacoes/:idPedido/decidir-recurso
    POST /app-web/v1/desclassificacoes/:idPedido/decidir-na-comissao
    POST /app-web/v1/desclassificacoes/:idPedido/decidir-no-comando
    POST /app-web/v1/desclassificacoes/:idPedido/reuniao
    POST /app-web/v1/recursos/:idRecurso/esclarecer POST /app-web/v1/recursos/:idRecurso/reuniao
    POST /app-web/v1/recursos/:idRecurso/responder POST /app-web/v1/recursos/:idRecurso/tramitar
    POST /app-web/v1/recursos/:idRecurso/passos/:idTramitacao/encerrar
    POST /app-web/v1/tratamento/agrupar POST /app-web/v1/tratamento/desagrupar
    POST /app-web/v1/tratamento/analise-preliminar POST /app-web/v1/tratamento/tramitar
    POST /app-web/v1/tramitacoes/:idTramitacao/encerrar
    POST /app-web/v1/tramitacoes/:idTramitacao/conceder-prazo
    POST /app-web/v1/tramitacoes/:idTramitacao/negar-prazo
    POST /app-web/v1/tratamento/encaminhar POST /app-web/v1/tratamento/encaminhar-para-fora
    POST /app-web/v1/tratamento/pedir-complementacao POST /app-web/v1/tratamento/arquivar
    POST /app-web/v1/tratamento/informar-processo GET /app-web/v1/desfechos/resultados
    POST /app-web/v1/tratamento/restringir-conteudo POST /app-web/v1/tratamento/liberar-conteudo
    POST /app-web/v1/tratamento/responder-intermediaria POST /app-web/v1/tratamento/responder
    GET /app-web/v1/tratamento/:idManifestacao/rascunho-resposta
    PUT /app-web/v1/tratamento/:idManifestacao/rascunho-resposta
    DELETE /app-web/v1/tratamento/:idManifestacao/rascunho-resposta POST /app-web/v1/tratamento/:idManifestacao/desfazer
    GET /app-web/v1/tratamento/modelos GET /app-web/v1/tratamento/:idManifestacao/modelos/:idModelo
    GET /app-web/v1/publicacao/pendentes GET /app-web/v1/publicacao/:idManifestacao
    POST /app-web/v1/publicacao/:idManifestacao/decisoes` },
  // A denúncia is its office's: no administrador acts on one, nor opens an identity.
  { marks: '  -   -   -   x   x   -   -   -   -   -   -   -   -', readsPerson: true, endpoints: `
    POST /app-web/v1/tratamento/:idManifestacao/identidade GET /app-web/v1/aberturas-de-identidade
    GET /app-web/v1/aberturas-de-identidade/:idAbertura POST /app-web/v1/aberturas-de-identidade/:idAbertura/decidir
    POST /app-web/v1/aberturas-de-identidade/:idAbertura/abrir
    POST /app-web/v1/tratamento/registrar-desfecho
    POST /app-web/v1/tratamento/prosseguir-apos-desistencia POST /app-web/v1/tratamento/arquivar-por-desistencia
    POST /app-web/v1/tratamento/aceitar-desistencia-em-parte` },
  { marks: '  -   -   -   x   x   -   -   -   x   -   -   -   -', readsPerson: true, endpoints: `
    POST /app-web/v1/tratamento/pedir-identidade POST /app-web/v1/pedidos-de-identidade/:idPedido/abrir` },
  { marks: '  -   -   -   x   -   -   -   -   -   -   -   -   -', readsPerson: true, endpoints: `
    GET /app-web/v1/pedidos-de-identidade GET /app-web/v1/pedidos-de-identidade/:idPedido
    POST /app-web/v1/pedidos-de-identidade/:idPedido/decidir
    GET /app-web/v1/eliminacoes/:idEliminacao/casos POST /app-web/v1/eliminacoes/:idEliminacao/propor
    GET /app-web/v1/guarda/suspensoes POST /app-web/v1/guarda/suspensoes
    POST /app-web/v1/guarda/suspensoes/:idSuspensao/levantar
    POST /app-web/v1/impedimentos/:idImpedimento/afastar
    POST /app-web/v1/pedidos-de-impedimento/:idPedido/definir` },
  { marks: '  -   -   x   x   x   x   x   -   x   -   -   -   -', readsPerson: true, endpoints: `
    POST /app-web/v1/manifestacoes/:idManifestacao/declarar-impedimento` },
  { marks: '  -   -   -   x   x   x   -   -   -   -   -   -   -', readsPerson: true, endpoints: `
    POST /app-web/v1/tratamento/registrar-representacao` },
  { marks: '  -   -   x   x   -   -   -   -   -   -   -   -   -', readsPerson: true, endpoints: `
    GET /app-web/v1/acessos-extraordinarios POST /app-web/v1/acessos-extraordinarios/:idAcesso/decidir
    GET /app-web/v1/eliminacoes POST /app-web/v1/eliminacoes/:idEliminacao/decidir
    GET /app-web/v1/saude-da-plataforma
    GET /app-web/v1/auditoria GET /app-web/v1/auditoria/estado GET /app-web/v1/auditoria/exportar
    PUT /app-web/v1/configuracoes/orgao
    GET /app-web/v1/usuarios/gerenciar/:idUsuario/segundo-fator
    POST /app-web/v1/usuarios/gerenciar/:idUsuario/segundo-fator/redefinir
    GET /app-web/v1/usuarios/gerenciar/quem-recebe POST /app-web/v1/usuarios/gerenciar/:idUsuario/transferir
    POST /app-web/v1/tratamento/reabrir POST /app-web/v1/tratamento/pedir-consentimento
    POST /app-web/v1/tratamento/conceder-reabertura POST /app-web/v1/tratamento/negar-reabertura
    POST /app-web/v1/tratamento/modelos PUT /app-web/v1/tratamento/modelos/:idModelo
    DELETE /app-web/v1/tratamento/modelos/:idModelo
    POST /app-web/v1/subassuntos PUT /app-web/v1/subassuntos/:idSubassunto
    POST /app-web/v1/subassuntos/:idSubassunto/situacao POST /app-web/v1/subassuntos/:idSubassunto/mover
    GET /app-web/v1/subassuntos/:idSubassunto/destinos POST /app-web/v1/subassuntos/:idSubassunto/unir
    PUT /app-web/v1/assuntos-favoritos/:idOuvidoria` },
  { marks: '  -   -   x   x   x   x   x   x   x   -   -   -   -', readsPerson: true, endpoints: `
    GET /app-web/v1/subassuntos GET /app-web/v1/assuntos-favoritos/:idOuvidoria` },
  { marks: '  -   -   x   x   x   x   x   -   -   -   -   -   -', readsPerson: true, endpoints: `
    GET /app-web/v1/recursos
    GET /app-web/v1/tratamento/:idManifestacao GET /app-web/v1/tratamento/:idManifestacao/encaminhamentos` },
  { marks: '  -   -   x   x   x   x   x   -   x   -   -   -   -', readsPerson: true, endpoints: `
    GET /app-web/v1/tratamento/manifestacoes GET /app-web/v1/tratamento/contagens GET /app-web/v1/tratamento/hoje GET /app-web/v1/tratamento/exportar
    GET /app-web/v1/tratamento/mudancas
    GET /app-web/v1/tratamento/filtros POST /app-web/v1/tratamento/filtros
    PUT /app-web/v1/tratamento/filtros/:idFiltro DELETE /app-web/v1/tratamento/filtros/:idFiltro
    GET /app-web/v1/tratamento/eventos POST /app-web/v1/tratamento/:idManifestacao/presenca
    GET /app-web/v1/alertas GET /app-web/v1/alertas/contagem POST /app-web/v1/alertas/lidos
    GET /app-web/v1/alertas/preferencias PUT /app-web/v1/alertas/preferencias` },
  { marks: '  -   -   x   x   x   x   x   -   -   -   -   -   -', readsPerson: true, endpoints: `
    GET /app-web/v1/pesquisa-satisfacao/resultados
    GET /app-web/v1/tratamento/encaminhamentos GET /app-web/v1/tratamento/opcoes-da-lista
    GET /app-web/v1/tratamento/exportar-encaminhamentos` },
  { marks: '  -   -   x   x   x   -   -   -   -   -   -   -   -', readsPerson: true, endpoints: `
    GET /app-web/v1/promessas GET /app-web/v1/cumprimento POST /app-web/v1/promessas/:idPromessa/entregar
    POST /app-web/v1/promessas/:idPromessa/nova-data
    GET /app-web/v1/descumprimentos GET /app-web/v1/descumprimentos/:idDenuncia
    POST /app-web/v1/descumprimentos/:idDenuncia/decidir GET /app-web/v1/incidentes/decisoes
    GET /app-web/v1/recursos/:idRecurso/incidentes POST /app-web/v1/recursos/:idRecurso/incidentes
    GET /app-web/v1/incidentes GET /app-web/v1/incidentes/:idIncidente
    POST /app-web/v1/incidentes/:idIncidente/responder POST /app-web/v1/incidentes/:idIncidente/prorrogar
    GET /app-web/v1/tratamento/carga POST /app-web/v1/tratamento/assumir POST /app-web/v1/tratamento/atribuir
    POST /app-web/v1/tratamento/distribuir` },
  { marks: '  -   -   x   -   -   -   -   -   -   -   -   -   -', readsPerson: true, endpoints: `
    GET /app-web/v1/feriados GET /app-web/v1/feriados/calendario GET /app-web/v1/feriados/importacao
    GET /app-web/v1/feriados/:idFeriado GET /app-web/v1/feriados/:idFeriado/recontagens
    GET /app-web/v1/feriados/:idFeriado/prazos POST /app-web/v1/feriados/previa/prazos
    POST /app-web/v1/feriados/previa POST /app-web/v1/feriados` },
  { marks: '  -   -   x   x   -   -   x   -   -   -   -   -   -', readsPerson: true, endpoints: `
    GET /app-web/v1/transparencia-ativa/orgaos GET /app-web/v1/transparencia-ativa/orgaos/:idOuvidoria
    GET /app-web/v1/transparencia-ativa/meu-orgao
    GET /app-web/v1/transparencia-ativa/orgaos/:idOuvidoria/itens/:idItem/historico
    GET /app-web/v1/transparencia-ativa/itens GET /app-web/v1/transparencia-ativa/itens/:idItem/orgaos
    GET /app-web/v1/informacoes-classificadas GET /app-web/v1/informacoes-classificadas/:idInformacao
    GET /app-web/v1/informacoes-classificadas/previa
    GET /app-web/v1/transparencia-ativa/gerencial GET /app-web/v1/transparencia-ativa/exportar` },
  { marks: '  -   -   x   x   -   -   -   -   -   -   -   -   -', readsPerson: true, endpoints: `
    GET /app-web/v1/integracao/chamadas GET /app-web/v1/integracao/chamadas/dias
    GET /app-web/v1/integracao/chamadas/sistemas GET /app-web/v1/integracao/chamadas/exportar
    GET /app-web/v1/webhooks POST /app-web/v1/webhooks GET /app-web/v1/webhooks/:idWebhook
    PUT /app-web/v1/webhooks/:idWebhook POST /app-web/v1/webhooks/:idWebhook/situacao
    POST /app-web/v1/webhooks/:idWebhook/segredo POST /app-web/v1/webhooks/:idWebhook/teste
    GET /app-web/v1/webhooks/:idWebhook/entregas GET /app-web/v1/webhooks/:idWebhook/entregas/:idEntrega
    POST /app-web/v1/webhooks/:idWebhook/entregas/:idEntrega/reenviar
    POST /app-web/v1/webhooks/:idWebhook/confirmar POST /app-web/v1/webhooks/:idWebhook/reenviar
    POST /app-web/v1/informacoes-classificadas POST /app-web/v1/informacoes-classificadas/:idInformacao/corrigir
    POST /app-web/v1/informacoes-classificadas/:idInformacao/desclassificar
    POST /app-web/v1/informacoes-classificadas/orgaos/:idOuvidoria/listas/:ano/publicar
    PUT /app-web/v1/transparencia-ativa/orgaos/:idOuvidoria/itens/:idItem
    POST /app-web/v1/transparencia-ativa/orgaos/:idOuvidoria/enviar
    POST /app-web/v1/transparencia-ativa/orgaos/:idOuvidoria/itens/:idItem/retomar
    POST /app-web/v1/transparencia-ativa/orgaos/:idOuvidoria/itens/:idItem/avaliar
    GET /app-web/v1/monitoramento/orgaos GET /app-web/v1/monitoramento/orgaos/exportar
    GET /app-web/v1/monitoramento/orgaos/:idOuvidoria GET /app-web/v1/monitoramento/amostra
    GET /app-web/v1/monitoramento/avaliacoes POST /app-web/v1/monitoramento/avaliacoes
    GET /app-web/v1/monitoramento/avaliacoes/:idAvaliacao
    GET /app-web/v1/monitoramento/avaliacoes/:idAvaliacao/casos/:idManifestacao
    PUT /app-web/v1/monitoramento/avaliacoes/:idAvaliacao/casos/:idManifestacao
    POST /app-web/v1/monitoramento/avaliacoes/:idAvaliacao/devolver
    POST /app-web/v1/monitoramento/avaliacoes/:idAvaliacao/responder
    POST /app-web/v1/monitoramento/avaliacoes/:idAvaliacao/encerrar
    POST /app-web/v1/monitoramento/avaliacoes/:idAvaliacao/cancelar
    GET /app-web/v1/monitoramento/relatorio GET /app-web/v1/monitoramento/relatorio/pdf
    GET /app-web/v1/monitoramento/relatorios POST /app-web/v1/monitoramento/relatorios
    GET /app-web/v1/monitoramento/relatorios/:idRelatorio/pdf` },
  { marks: '  x   x   x   x   x   x   x   x   x   x   x   x   x', readsPerson: false, endpoints: `
    POST /oauth/token` },
  { marks: '  -   -   -   -   -   -   -   -   -   x   x   x   -', readsPerson: true, endpoints: `
    GET /manifestacoes GET /manifestacoes/:idManifestacao GET /manifestacoes/:idManifestacao/anexos/:idAnexo
    GET /recursos GET /recursos/:idRecurso GET /ouvidorias GET /orgaos-siorg` },
  { marks: '  -   -   -   -   -   -   -   -   -   x   x   -   -', readsPerson: true, endpoints: `
    POST /manifestacoes` },
  { marks: '  -   -   -   -   -   -   -   -   -   x   -   x   -', readsPerson: true, endpoints: `
    GET /webhooks POST /webhooks GET /webhooks/:idWebhook POST /webhooks/:idWebhook/atualizar
    POST /webhooks/:idWebhook/desativar POST /webhooks/:idWebhook/reenviar` },
  { marks: '  -   -   -   -   -   -   -   -   -   x   -   -   -', readsPerson: true, endpoints: `
    POST /recursos/:idRecurso/admissibilidade POST /recursos/:idRecurso/decisao POST /recursos/:idRecurso/entrega
    POST /manifestacoes/:idManifestacao/respostas POST /manifestacoes/:idManifestacao/atualizar
    POST /manifestacoes/:idManifestacao/encaminhar POST /manifestacoes/:idManifestacao/prorrogar
    POST /manifestacoes/:idManifestacao/arquivar POST /manifestacoes/:idManifestacao/reabrir` },
  { marks: '  -   -   x   -   -   -   -   -   -   -   -   -   -', readsPerson: true, endpoints: `
    GET /app-web/v1/integracao/clientes POST /app-web/v1/integracao/clientes
    GET /app-web/v1/integracao/clientes/:idCliente PUT /app-web/v1/integracao/clientes/:idCliente
    POST /app-web/v1/integracao/clientes/:idCliente/trocar-segredo
    POST /app-web/v1/integracao/clientes/:idCliente/encerrar-segredo-anterior
    POST /app-web/v1/integracao/clientes/:idCliente/desligar POST /app-web/v1/integracao/clientes/:idCliente/ligar` },
];

/**
 * Endpoints that name an office: whether an account (all work for the CGU) may ask about its own
 * office and about another.
 */
// biome-ignore format: read as a table.
const OFFICES = [
  //                                              own   other
  ['admin',           'rota-cadastrar-orgao',     200,  200],
  ['gestor.cgu',      'rota-cadastrar-orgao',     200,  403],
  ['cadastrador.cgu', 'rota-cadastrar-orgao',     200,  403],
  ['respondente.cgu', 'rota-cadastrar-orgao',     403,  403],
  ['maria.cidada',    'rota-cadastrar-orgao',     403,  403],
  ['admin',           'rota-unidades-orgao',      200,  200],
  ['gestor.cgu',      'rota-unidades-orgao',      200,  403],
  ['cadastrador.cgu', 'rota-unidades-orgao',      200,  403],
  ['respondente.cgu', 'rota-unidades-orgao',      403,  403],
  ['maria.cidada',    'rota-unidades-orgao',      403,  403],
] as const;

/** Lists of people: the offices whose people the account sees. */
const LISTS = [
  ['gestor.cgu', ['CGU']],
  ['cadastrador.cgu', ['CGU']],
  ['gestor.ifce', ['IFCE']],
] as const;

const OWN = 6;
const OTHER = 65;

const declared = new Map<string, Acesso>();
const collect = (http: FastifyInstance): void => {
  http.addHook('onRoute', ({ method, url, config }) => {
    if (config?.endpoint && method !== 'HEAD')
      declared.set(`${method} ${url.replace(/^\/api/, '')}`, config.endpoint.acesso);
  });
};

const personOf = (column: (typeof COLUMNS)[number]): QuemAcessa | null => {
  if (column === 'publico') return null;
  if (column === 'pendente') return { idPerfil: Perfil.cidadao, cadastroPendente: true };
  return { idPerfil: Perfil[column], cadastroPendente: false };
};

const marksOf = (acesso: Acesso): string =>
  COLUMNS.map((column) => (podeAcessar(acesso, personOf(column)).allowed ? 'x' : '-')).join(' ');

const describeRow = (marks: string, readsPerson: boolean): string =>
  `${marks.trim().split(/\s+/).join(' ')}${readsPerson ? ', reads the person' : ''}`;

const asDeclared = (acesso: Acesso): string =>
  describeRow(marksOf(acesso), acesso.tipo !== 'aberto' || acesso.comPessoa);

const endpointsOf = ({ endpoints }: Row): string[] => endpoints.match(/[A-Z]+ \/\S+/g) ?? [];

/**
 * An act needs no line here: its endpoint must be open to whom its declaration lets do it (`quem`),
 * no more and no less. The integration has endpoints of its own.
 */
const marksOfAct = (quem: readonly number[]): string =>
  COLUMNS.map((column) => {
    if (quem.includes(Perfil.publico)) return 'x';
    const isPerson = column !== 'pendente' && !column.startsWith('webService');
    return isPerson && quem.includes(Perfil[column]) ? 'x' : '-';
  }).join(' ');

const deQuemFaz = todosOsAtos.flatMap(({ rota, quem }) =>
  rota ? [[rota.chave as string, describeRow(marksOfAct(quem), true)] as const] : [],
);

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true, onHttp: collect });
});
afterAll(() => app.close());

describe('S2-04 S6-01 who may call what, as the table says', () => {
  it('has one line for every endpoint, with the access the contract declares', () => {
    const escritos = TABLE.flatMap((row) =>
      endpointsOf(row).map((endpoint) => [endpoint, describeRow(row.marks, row.readsPerson)] as const),
    );
    const expected = [...new Map([...deQuemFaz, ...escritos])].map((linha) => linha.join(': '));
    const actual = [...declared].map(([endpoint, acesso]) => `${endpoint}: ${asDeclared(acesso)}`);
    expect(actual.sort()).toEqual(expected.sort());
  });

  it('says of every act what its declaration says; rating an appeal’s answer needs a session besides', () => {
    const escritos = new Map(
      TABLE.flatMap((row) =>
        endpointsOf(row).map((endpoint) => [endpoint, describeRow(row.marks, row.readsPerson)] as const),
      ),
    );
    const outros = deQuemFaz.filter(([endpoint, marks]) => escritos.get(endpoint) !== marks);
    expect(outros.map(([endpoint]) => endpoint)).toEqual(['POST /app-web/v1/recursos/:idRecurso/qualificar']);
  });

  it.each(OFFICES)('%s at %s: %d for the own office, %d for another', async (login, endpoint, own, other) => {
    const visitor = await entrarComo(app, login);
    const ask = (id: number) => visitor.get(`/api/app-web/v1/${endpoint}?idOuvidoria=${id}`);
    expect([(await ask(OWN)).statusCode, (await ask(OTHER)).statusCode]).toEqual([own, other]);
  });

  it.each(LISTS)('%s sees the people of %s and of no other office', async (login, offices) => {
    const visitor = await entrarComo(app, login);
    const people: { perfis: { ouvidoria: string }[] }[] = (
      await visitor.get('/api/app-web/v1/usuarios')
    ).json();
    expect(people.length).toBeGreaterThan(0);
    const strangers = people.filter(
      ({ perfis }) => !perfis.some(({ ouvidoria }) => offices.some((each) => each === ouvidoria)),
    );
    expect(strangers).toEqual([]);
  });
});
