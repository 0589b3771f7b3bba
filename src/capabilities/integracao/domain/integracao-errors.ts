import {
  conflict,
  forbidden,
  invalid,
  notFound,
  tooLarge,
  tooMany,
  unauthenticated,
} from '#kernel/errors.ts';

/** Unknown, expired or revoked: a client fetches a new one and tries once more. */
export const tokenInvalido = () =>
  unauthenticated(
    'integracao.token-invalido',
    'O token não vale ou já venceu. Peça outro em /oauth/token e repita o pedido.',
  );

export const semToken = () =>
  unauthenticated('integracao.sem-token', 'Envie o token da integração no cabeçalho Authorization: Bearer.');

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
  invalid('integracao.cursor-invalido', 'O cursor não é desta lista. Comece de novo, sem ele.');

export const recursosSemFiltro = () =>
  invalid('integracao.recursos-sem-filtro', 'Informe NumProtocolo, ou DataAberturaInicio e DataAberturaFim.');

export const formularioDeOutroTipo = () =>
  invalid(
    'integracao.formulario-de-outro-tipo',
    'IdTipoFormulario: este formulário não é o do tipo de manifestação informado.',
  );

export const semManifestante = () =>
  invalid(
    'integracao.sem-manifestante',
    'Manifestante: informe ao menos o nome de quem se manifesta, ou registre uma denúncia não identificada.',
  );

export const anonimaComManifestante = () =>
  invalid(
    'integracao.anonima-com-manifestante',
    'Manifestante: uma manifestação não identificada não leva dados de quem se manifesta. Tire-os, ou mude IdTipoIdentificacaoManifestante.',
  );

export const anonimaComRepresentante = () =>
  invalid(
    'integracao.anonima-com-representante',
    'Representante: quem não se identifica não tem quem o represente. Tire-o, ou mude IdTipoIdentificacaoManifestante.',
  );

export const codigoDesconhecido = (campo: string) =>
  invalid('integracao.codigo-desconhecido', `${campo}: este código não existe na tabela do campo.`);

export const doisDestinos = () =>
  invalid(
    'integracao.dois-destinos',
    'IdOrgaoDestinatario: não é o órgão da ouvidoria informada em IdOuvidoriaDestino.',
  );

export const chaveDeOutroEnvio = (protocolo: string) =>
  conflict(
    'integracao.chave-de-outro-envio',
    `Idempotency-Key: esta chave já registrou a manifestação ${protocolo}, com outro conteúdo. Use uma chave nova para cada manifestação.`,
  );

export const chaveInvalida = () =>
  invalid('integracao.chave-invalida', 'Idempotency-Key: envie uma chave de 1 a 255 caracteres.');

export const arquivoGrande = (ordem: number) =>
  tooLarge('integracao.arquivo-grande', `Anexos: o ${ordem}º anexo, descompactado, passa de 30 MB.`);

export const arquivoIlegivel = (ordem: number) =>
  invalid(
    'integracao.arquivo-ilegivel',
    `Anexos: o conteúdo do ${ordem}º anexo não é um arquivo compactado com gzip e escrito em base64.`,
  );

export const nadaParaAtualizar = () =>
  invalid('integracao.nada-para-atualizar', 'Informe ao menos um campo para atualizar.');

export const tipoEmPedidoProprio = () =>
  invalid(
    'integracao.tipo-em-pedido-proprio',
    'Mude o tipo em um pedido e a classificação em outro: cada um é um ato do histórico.',
  );

export const nadaAEntregarAqui = () =>
  conflict('integracao.nada-a-entregar', 'A decisão deste recurso não prometeu entregar nada.');

export const clienteInexistente = () =>
  notFound('integracao.cliente-inexistente', 'Cliente de integração não encontrado.');

export const clienteMudou = () =>
  conflict('integracao.cliente-mudou', 'Outra pessoa mudou este cliente. Abra-o de novo e repita a mudança.');

export const orgaoInativo = () =>
  invalid('integracao.orgao-inativo', 'Escolha um órgão que esteja ativo na plataforma.');

export const semDireitoAWebhooks = () =>
  forbidden(
    'integracao.sem-direito-a-webhooks',
    'Este sistema não tem o direito de assinar webhooks. Quem administra a plataforma dá o direito no cadastro do sistema.',
  );
