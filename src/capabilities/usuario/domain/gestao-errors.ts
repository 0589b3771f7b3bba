import { conflict, forbidden, invalid, notFound } from '#kernel/errors.ts';

export const naoMudaOsProprios = () =>
  forbidden(
    'usuario.proprios-direitos',
    'Ninguém muda os próprios direitos. Peça a outra pessoa que administra usuários.',
  );

export const soOutroAdministrador = () =>
  forbidden('usuario.conta-de-administrador', 'Só um administrador mexe na conta de quem é administrador.');

export const soGestorMexeEmGestor = () =>
  forbidden('usuario.conta-de-gestor', 'Só um gestor ou o administrador mexe na conta de um gestor.');

export const contaDeSistema = () =>
  forbidden('usuario.conta-de-sistema', 'Contas de integração são administradas só pelo administrador.');

export const bloqueadaDeCima = () =>
  forbidden(
    'usuario.bloqueada-de-cima',
    'Esta conta foi bloqueada por quem está acima do seu perfil. Só de lá ela é desbloqueada ou excluída.',
  );

export const contaDaPessoa = () =>
  forbidden(
    'usuario.conta-da-pessoa',
    'A pessoa já usa esta conta, e ela é dela: só ela ou o administrador da plataforma a exclui. Para tirar o acesso, encerre os perfis ou bloqueie a conta.',
  );

export const perfilQueNaoPodeDar = () =>
  forbidden('usuario.perfil-acima-do-seu', 'O seu perfil não dá nem tira este perfil.');

export const ouvidoriaNaoEncontrada = () => notFound('ouvidoria.inexistente', 'Órgão não encontrado.');

export const perfilNaoEncontrado = () =>
  notFound('usuario.perfil-inexistente', 'Este perfil não existe ou já foi encerrado.');

export const soGestorConfirma = () =>
  forbidden('usuario.confirma-o-gestor', 'Quem confirma ou recusa é um gestor do órgão.');

export const soGestorDeCimaConfirma = () =>
  forbidden(
    'usuario.confirma-o-controlador',
    'O órgão não tem outro gestor. Quem confirma ou recusa é um gestor do órgão que acompanha os demais.',
  );

export const soOutroAdministradorConfirma = () =>
  forbidden(
    'usuario.confirma-outro-administrador',
    'Nem o órgão nem o que acompanha os demais tem outro gestor. Quem confirma ou recusa é outro administrador.',
  );

const outraPessoa = {
  orgao: 'outro gestor do órgão',
  controlador: 'outro gestor do órgão que acompanha os demais',
  administracao: 'outro administrador',
} as const;

export const quemDeuNaoConfirma = (instancia: keyof typeof outraPessoa) =>
  forbidden(
    'usuario.quem-deu-nao-confirma',
    `Você deu este perfil: quem o confirma ou recusa é ${outraPessoa[instancia]}.`,
  );

export const nadaAConfirmar = () =>
  notFound(
    'usuario.nada-a-confirmar',
    'Este perfil não espera confirmação: alguém já decidiu ou o encerrou.',
  );

export const perfilJaEspera = () =>
  conflict('usuario.perfil-a-confirmar', 'Este perfil já foi dado à pessoa e espera a confirmação.');

export const perfilJaOferecido = () =>
  conflict('usuario.perfil-a-aceitar', 'Este perfil já foi dado à pessoa, que ainda não respondeu.');

/** Also for an invitation to somebody else: it does not exist for the others. */
export const nadaAAceitar = () =>
  notFound(
    'usuario.nada-a-aceitar',
    'Este convite não existe mais: foi respondido, retirado ou perdeu a validade.',
  );

export const quemDeuNaoAceita = () =>
  forbidden('usuario.proprio-convite', 'Você fez este convite: outra pessoa é que pode aceitá-lo.');

export const soAdministradorBloqueia = () =>
  forbidden(
    'usuario.conta-de-antes',
    'A conta já era da pessoa antes do convite: só o administrador da plataforma a bloqueia. Para tirar o acesso ao órgão, encerre os perfis.',
  );

export const semOutroAdministrador = () =>
  conflict(
    'usuario.ultimo-administrador',
    'A plataforma ficaria sem administrador. Dê este perfil, sem data para acabar, a outra pessoa antes.',
  );

export const soQuemTrataPassaTrabalho = () =>
  forbidden('usuario.nao-passa-trabalho', 'Quem passa o trabalho aberto a outra pessoa é o gestor do órgão.');

/** The account is blocked or does not belong to a person: the caller learns no more than that. */
export const contaNaoRecebePerfil = () =>
  conflict(
    'usuario.conta-nao-recebe-perfil',
    'A conta desta pessoa não pode receber perfis agora. Fale com o administrador da plataforma.',
  );

export const contaBloqueada = () =>
  conflict('usuario.conta-bloqueada', 'A conta está bloqueada. Desbloqueie-a antes.');

export const jaBloqueada = () => conflict('usuario.ja-bloqueada', 'A conta já está bloqueada.');
export const naoBloqueada = () => conflict('usuario.nao-bloqueada', 'A conta não está bloqueada.');

export const perfilJaDado = () =>
  conflict('usuario.perfil-ja-dado', 'A pessoa já tem este perfil, com a mesma validade.');

export const perfilMudou = () =>
  conflict(
    'usuario.perfil-mudou',
    'Outra pessoa mudou este perfil enquanto você olhava. Confira a validade que vale agora.',
  );

export const semEstePerfil = () =>
  conflict('usuario.sem-este-perfil', 'A pessoa não tem este perfil neste órgão.');

export const validadePassada = () =>
  invalid('usuario.validade-passada', 'Escolha hoje ou um dia futuro.', {
    campos: { validade: 'Escolha hoje ou um dia futuro.' },
  });

export const jaAtivada = () =>
  conflict(
    'usuario.ja-ativada',
    'A pessoa já ativou a conta. Se perdeu a senha, envie um link de nova senha.',
  );

export const aindaNaoAtivada = () =>
  conflict('usuario.nao-ativada', 'A pessoa ainda não ativou a conta. Reenvie o convite.');

export const semEmail = () =>
  conflict(
    'usuario.sem-email',
    'A conta não tem e-mail. A pessoa entra pelo gov.br e informa um em Meu Cadastro.',
  );

export const semTrabalho = () =>
  conflict('usuario.sem-trabalho', 'A pessoa não tem trabalho aberto neste órgão.');

export const ninguemRecebe = (oQue: string) =>
  conflict(
    'usuario.ninguem-recebe',
    `Nenhuma das pessoas escolhidas pode receber ${oQue}. Escolha também quem possa.`,
    { campos: { para: `Nenhuma das pessoas escolhidas pode receber ${oQue}.` } },
  );

export const recebeDeSiMesmo = () =>
  invalid('usuario.recebe-de-si', 'Quem sai não pode receber o próprio trabalho.', {
    campos: { para: 'Escolha outra pessoa.' },
  });

export const quemRecebeNaoTrabalhaLa = () =>
  invalid('usuario.quem-recebe-fora', 'Escolha pessoas que trabalham neste órgão.', {
    campos: { para: 'Escolha pessoas que trabalham neste órgão.' },
  });

export const quemRecebeNaoAtivou = (nome: string) =>
  conflict(
    'usuario.quem-recebe-nao-ativou',
    `${nome} ainda não aceitou o convite e não pode receber trabalho. Escolha outra pessoa ou reenvie o convite.`,
    { campos: { para: `${nome} ainda não aceitou o convite.` } },
  );

export const jaHaAdministrador = () =>
  conflict(
    'usuario.ja-ha-administrador',
    'A plataforma já tem administrador. Quem é administrador convida os outros na tela de usuários.',
  );

export const trabalhoAberto = () =>
  conflict(
    'usuario.trabalho-aberto',
    'A pessoa ainda tem trabalho aberto. Passe-o a outras pessoas antes de excluir a conta.',
  );
