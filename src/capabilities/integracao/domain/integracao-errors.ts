import {
  conflict,
  DomainError,
  forbidden,
  invalid,
  notFound,
  tooLarge,
  tooMany,
  unauthenticated,
} from '#kernel/errors.ts';
import { descricaoPerfil, type IdPerfil } from '#kernel/perfil.ts';

/** Prefixed, so that it is not taken for a name of the screens. */
export const NO_FIO = 'fio.';

/** The sentence about a field of the API, by its name there; who answers puts the name before it, as it was sent. */
const doCampo = (campo: string, frase: string) => ({ campos: { [`${NO_FIO}${campo}`]: frase } });
const noCampo = (code: string, campo: string, frase: string) => invalid(code, frase, doCampo(campo, frase));

/** Unknown, expired or revoked: a client fetches a new one and tries once more. */
export const tokenInvalido = () =>
  unauthenticated(
    'integracao.token-invalido',
    'O token não vale ou já venceu. Peça outro em /oauth/token e repita o pedido.',
  );

export const semToken = () =>
  unauthenticated(
    'integracao.sem-token',
    'Peça um token em /oauth/token, com POST, e envie-o no cabeçalho Authorization: Bearer.',
  );

export const soNaIntegracao = () =>
  forbidden(
    'integracao.endereco-das-telas',
    'Este endereço é das telas. Com um token, use os endereços da integração, descritos em /api/docs.',
  );

/** The same for an unknown or disabled client and a wrong secret: nobody learns which exist. */
export const clienteInvalido = () =>
  unauthenticated('integracao.cliente-invalido', 'client_id ou client_secret não confere.');

export const limiteDoCliente = (porMinuto: number, retryAfter: number) =>
  tooMany(
    'integracao.limite',
    `Este cliente pode fazer ${porMinuto} chamadas por minuto. Tente de novo em ${retryAfter} segundos.`,
    { retryAfter },
  );

/** The original platform answers 404 here, and clients stop at it. */
export const nadaEncontrado = () =>
  notFound('integracao.nada-encontrado', 'Nenhum registro foi encontrado com estes filtros.');

export const cursorInvalido = () =>
  noCampo(
    'integracao.cursor-invalido',
    'Cursor',
    'não é desta lista: repita o OrderBy da página que o deu, ou comece de novo, sem ele.',
  );

export const recursosSemFiltro = () =>
  invalid('integracao.recursos-sem-filtro', 'Informe NumProtocolo, ou DataAberturaInicio e DataAberturaFim.');

export const formularioDeOutroTipo = () =>
  noCampo(
    'integracao.formulario-de-outro-tipo',
    'IdTipoFormulario',
    'este formulário não é o do tipo de manifestação informado. A denúncia usa 4; o acesso à informação, 3; o Simplifique, 2; os outros tipos, 1.',
  );

export const semManifestante = () =>
  noCampo(
    'integracao.sem-manifestante',
    'Manifestante.Nome',
    'informe ao menos o nome de quem se manifesta. Sem nome, envie IdTipoIdentificacaoManifestante 1, nos tipos que o aceitam.',
  );

/** Through the API three other types are taken without a name, and become a comunicação. */
export const semNomeNesteTipo = () =>
  noCampo(
    'manifestacao.anonimato-so-na-denuncia',
    'IdTipoIdentificacaoManifestante',
    'Sem nome (1) são aceitas a denúncia, a reclamação, a sugestão e a solicitação. Neste tipo aceita 3 ou 4, com Manifestante.',
  );

export const anonimaComManifestante = () =>
  noCampo(
    'integracao.anonima-com-manifestante',
    'Manifestante',
    'uma manifestação não identificada não leva dados de quem se manifesta. Tire-os, ou mude IdTipoIdentificacaoManifestante.',
  );

export const anonimaComRepresentante = () =>
  noCampo(
    'integracao.anonima-com-representante',
    'Representante',
    'quem não se identifica não tem quem o represente. Tire-o, ou mude IdTipoIdentificacaoManifestante.',
  );

export const codigoDesconhecido = (campo: string) =>
  noCampo('integracao.codigo-desconhecido', campo, 'este código não existe na tabela do campo.');

export const doisDestinos = () =>
  noCampo(
    'integracao.dois-destinos',
    'IdOrgaoDestinatario',
    'não é o órgão da ouvidoria informada em IdOuvidoriaDestino.',
  );

/** The rule of the desk (`atendenteSoNoProprioOrgao`), with the field that broke it. */
export const outroOrgao = (campo: string, proprio: number) => {
  const frase = `este sistema registra só para o órgão dele, o ${proprio}. Envie esse número, ou tire o campo.`;
  return forbidden('manifestacao.atendente-so-no-proprio-orgao', frase, doCampo(campo, frase));
};

export const chaveDeOutroEnvio = (protocolo: string) =>
  conflict(
    'integracao.chave-de-outro-envio',
    `Idempotency-Key: esta chave já registrou a manifestação ${protocolo}, com outro conteúdo. Use uma chave nova para cada manifestação.`,
  );

export const chaveInvalida = () =>
  invalid('integracao.chave-invalida', 'Idempotency-Key: envie uma chave de 1 a 255 caracteres.');

/** `campo`: the file's place in what was sent. */
export const arquivoGrande = (campo: string) => {
  const frase = 'o arquivo, descompactado, passa de 30 MB.';
  return tooLarge('integracao.arquivo-grande', frase, doCampo(`${campo}.ConteudoZipadoEBase64`, frase));
};

export const arquivoIlegivel = (campo: string) =>
  noCampo(
    'integracao.arquivo-ilegivel',
    `${campo}.ConteudoZipadoEBase64`,
    'não é um arquivo compactado com gzip e escrito em base64.',
  );

/** Refused by the rules of files: a kind that is not taken, a virus. */
export const arquivoRecusado = ({ kind, code, message, details }: DomainError, campo: string) =>
  new DomainError(kind, code, message, { ...details, ...doCampo(campo, message) });

export const nadaParaAtualizar = () =>
  invalid(
    'integracao.nada-para-atualizar',
    'Informe ao menos um campo para atualizar: IdAssunto, IdSubAssunto, Tags ou IndUrgente, ou IdTipoManifestacao.',
  );

export const tipoEmPedidoProprio = () =>
  noCampo(
    'integracao.tipo-em-pedido-proprio',
    'IdTipoManifestacao',
    'mude o tipo em um pedido e a classificação em outro: cada um é um ato do histórico.',
  );

export const nadaAEntregarAqui = () =>
  conflict('integracao.nada-a-entregar', 'A decisão deste recurso não prometeu entregar nada.');

export const clienteInexistente = () =>
  notFound('integracao.cliente-inexistente', 'Cliente de integração não encontrado.');

export const clienteMudou = () =>
  conflict('integracao.cliente-mudou', 'Outra pessoa mudou este cliente. Abra-o de novo e repita a mudança.');

export const orgaoInativo = () =>
  invalid('integracao.orgao-inativo', 'Escolha um órgão que esteja ativo na plataforma.');

/** RFC 6750, 3.1. */
export const escopoAusente = (escopo: string) =>
  forbidden(
    'integracao.escopo-ausente',
    `Esta chamada precisa do escopo “${escopo}”, que o token não tem. Se pediu o token com scope, inclua-o; senão, quem administra a plataforma o dá no cadastro do sistema.`,
  );

/** The code is that of the screens' rule; a program is told which profile it has, and whose call it is. */
export const perfilDeOutros = (perfil: IdPerfil, perfis: readonly IdPerfil[]) =>
  forbidden(
    'acesso.perfil-sem-permissao',
    `O perfil deste sistema é ${descricaoPerfil[perfil]}, e esta chamada é de ${perfis.map((cada) => descricaoPerfil[cada]).join(' ou ')}. Quem administra a plataforma cadastra um sistema com esse perfil.`,
  );

export const escopoForaDoPerfil = () =>
  invalid(
    'integracao.escopo-fora-do-perfil',
    'O que pode usar: o perfil deste sistema não permite um dos escolhidos.',
  );

export const semSegredoAnterior = () =>
  conflict('integracao.sem-segredo-anterior', 'O segredo anterior já não vale.');
