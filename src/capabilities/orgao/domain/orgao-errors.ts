import { conflict, forbidden, invalid, notFound } from '#kernel/errors.ts';

/** Also the answer about other people's offices, of which they must learn nothing. */
export const orgaoNaoEncontrado = () => notFound('orgao.nao-encontrado', 'Órgão não encontrado.');

export const outroOrgao = () =>
  forbidden('orgao.de-outro', 'Você só pode gerenciar o órgão em que trabalha.');

export const cursorInvalido = () =>
  invalid('orgao.cursor-invalido', 'Não foi possível continuar a lista. Faça a busca de novo.');

const noCampo = (campo: string, frase: string) => ({ campos: { [campo]: frase } });

const campoInvalido = (code: string, campo: string, frase: string) =>
  invalid(code, frase, noCampo(campo, frase));
const campoEmConflito = (code: string, campo: string, frase: string) =>
  conflict(code, frase, noCampo(campo, frase));

/** Two people had it open: the second sees what the first did before saving over it. */
export const mudouEnquantoIsso = () =>
  conflict(
    'orgao.mudou-enquanto-isso',
    'Outra pessoa mudou isto enquanto você editava. O que você digitou continua na tela; recarregue para ver a versão atual antes de salvar.',
  );

export const municipioForaDoEstado = () =>
  campoInvalido('orgao.municipio-fora-do-estado', 'idMunicipio', 'Este município não é do estado escolhido.');

export const estadoDesconhecido = () =>
  campoInvalido('orgao.estado-desconhecido', 'uf', 'Escolha um estado da lista.');

export const siorgDesconhecido = () =>
  campoInvalido('orgao.siorg-desconhecido', 'idOrgaoSiorg', 'Esta unidade não está no diretório do SIORG.');

export const ministerioDesconhecido = () =>
  campoInvalido(
    'orgao.ministerio-desconhecido',
    'idOuvidoriaMinisterio',
    'Escolha outro órgão federal: só as Forças Armadas, que são federais, têm um Ministério acima do Comando.',
  );

export const adesaoNoFuturo = () =>
  campoInvalido(
    'orgao.adesao-no-futuro',
    'aderiuEm',
    'A adesão não pode ser em um dia que ainda não chegou.',
  );

export const prefixoEmUso = () =>
  campoEmConflito('orgao.prefixo-em-uso', 'prefixoProtocolo', 'Este prefixo já é de outro órgão.');

export const prefixoJaUsado = () =>
  campoEmConflito(
    'orgao.prefixo-ja-usado',
    'prefixoProtocolo',
    'O órgão já emitiu protocolos com este prefixo, e ele não muda mais.',
  );

export const esferaJaUsada = () =>
  campoEmConflito(
    'orgao.esfera-ja-usada',
    'idEsfera',
    'O órgão já emitiu protocolos, e a forma do número e a lei dos prazos dependem da esfera: ela não muda mais.',
  );

export const soAdministradorMudaAdesao = (campo: string) =>
  campoInvalido(
    'orgao.dados-da-adesao',
    campo,
    'Este dado é da adesão do órgão: peça a mudança a quem administra a plataforma.',
  );

export const sicComFormulario = () =>
  campoEmConflito(
    'orgao.sic-com-formulario',
    'temSic',
    'O órgão oferece o formulário de Acesso à Informação, que a lei o obriga a receber (Lei 12.527/2011, art. 10). Quem administra a plataforma o retira antes, na aba Formulários.',
  );

export const formularioNaoCabe = (frase: string) =>
  campoInvalido('orgao.formulario-nao-cabe', 'formularios', frase);

export const formularioDevido = (frase: string) =>
  campoEmConflito('orgao.formulario-devido', 'formularios', frase);

export const semFormularios = () =>
  campoEmConflito(
    'orgao.sem-formularios',
    'formularios',
    'Um órgão ativo recebe por ao menos um formulário. Deixe um marcado, ou inative o órgão.',
  );

export const orgaoJaInativo = () => conflict('orgao.ja-inativo', 'Este órgão já está inativo.');
export const orgaoJaAtivo = () => conflict('orgao.ja-ativo', 'Este órgão já está ativo.');

export const instanciaDeOutroOrgao = () =>
  conflict('orgao.instancia-de-outro', 'Esta instância não é decidida neste órgão.');

export const pessoaDeFora = () =>
  campoInvalido('orgao.pessoa-de-fora', 'pessoas', 'Escolha pessoas que trabalham neste órgão.');

export const unidadeNaoEncontrada = () =>
  notFound('unidade.nao-encontrada', 'Esta unidade não existe neste órgão.');

export const soGestorPoeNaUnidade = () =>
  forbidden(
    'unidade.so-gestor-poe',
    'Quem trabalha na unidade lê as denúncias enviadas a ela: só um gestor do órgão inclui pessoas ou muda o e-mail. O resto pode ser mudado.',
  );

export const siglaRepetida = () =>
  campoEmConflito('unidade.sigla-repetida', 'sigla', 'Já existe uma unidade com esta sigla.');

export const paiInvalido = (frase: string) => campoInvalido('unidade.pai-invalido', 'idPai', frase);

export const servicoNaoEncontrado = () =>
  notFound('servico.nao-encontrado', 'Este serviço não existe neste órgão.');

export const soGestorConfirmaEmail = () =>
  forbidden('orgao.so-gestor-confirma-email', 'Só um gestor do órgão confirma o novo e-mail dele.');

export const soOutroAdministradorConfirmaEmail = () =>
  forbidden(
    'orgao.so-outro-administrador-confirma-email',
    'O órgão não tem gestor: quem confirma o novo e-mail é outro administrador, e não quem o pediu.',
  );

export const linkDoEmailInvalido = () =>
  conflict(
    'orgao.link-do-email-invalido',
    'Este link não vale mais: foi usado, substituído, cancelado ou venceu. Peça a troca do e-mail de novo.',
  );

export const semEmailPendente = () =>
  conflict('orgao.sem-email-pendente', 'Não há troca de e-mail à espera de confirmação.');

export const orgaoInativoNaoAcompanha = () =>
  conflict('orgao.inativo-nao-acompanha', 'Um órgão inativo não acompanha os outros. Reative-o antes.');

export const alguemAcompanha = () =>
  conflict(
    'orgao.alguem-acompanha',
    'A plataforma precisa de um órgão que a acompanhe. Abra o cadastro do órgão que vai assumir e escolha-o: este deixa de acompanhar na mesma hora.',
  );

export const acompanhaOsDoLugar = () =>
  conflict(
    'orgao.acompanha-os-do-lugar',
    'Este órgão acompanha os outros da sua esfera e do seu lugar. Escolha outro para isso antes de mudar a esfera, o estado ou o município dele.',
  );

export const acompanhaOsOutros = () =>
  conflict(
    'orgao.acompanha-os-outros',
    'Este órgão acompanha os outros. Escolha outro para isso antes de inativá-lo.',
  );
