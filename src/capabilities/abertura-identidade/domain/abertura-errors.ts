import { conflict, forbidden, notFound, tooMany } from '#kernel/errors.ts';

export const identidadeJaAberta = () =>
  conflict(
    'analise.identidade-nao-restrita',
    'A identidade desta manifestação não é restrita: ela já está na tela.',
  );

export const semIdentidade = () =>
  conflict('analise.sem-identidade', 'Esta manifestação não tem dados de quem registrou.');

export const motivoRepetido = () =>
  conflict(
    'abertura.motivo-repetido',
    'Você já usou esta justificativa. Escreva por que precisa da identidade neste caso.',
  );

export const aberturasDoDia = (porDia: number) =>
  tooMany(
    'abertura.limite-do-dia',
    `Você já chegou ao limite de ${porDia} ${porDia === 1 ? 'abertura' : 'aberturas'} de identidade por dia. Volte amanhã, ou peça a outra pessoa do órgão.`,
  );

export const aberturaJaPedida = () =>
  conflict(
    'abertura.ja-pedida',
    'Você já pediu para abrir esta identidade, e falta a aprovação de outra pessoa. Espere por ela.',
  );

export const semQuemAprove = () =>
  conflict(
    'abertura.sem-quem-aprove',
    'Esta abertura precisa da aprovação de outra pessoa, e não há quem possa aprová-la. Fale com o gestor do órgão: falta mais alguém com perfil para abrir identidades, que trabalhe lá há tempo e não tenha recebido o perfil de você nem dado o seu.',
  );

export const aberturaNaoEncontrada = () =>
  notFound('abertura.nao-encontrada', 'Esta abertura de identidade não existe, ou não é do seu órgão.');

export const naoAprova = () =>
  forbidden(
    'abertura.nao-aprova',
    'Quem aprova é outra pessoa, que possa abrir identidades no órgão indicado, trabalhe lá há tempo e não tenha dado o perfil a quem pediu nem recebido dele o seu.',
  );

export const naoEDela = () =>
  forbidden('abertura.nao-e-sua', 'Só quem pediu a abertura, e ainda trata o caso, pode abrir os dados.');

export const aberturaRecusada = () =>
  conflict('abertura.recusada', 'A segunda pessoa recusou esta abertura.');

export const aprovacaoVencida = () =>
  conflict('abertura.aprovacao-vencida', 'A aprovação valia por um dia e venceu. Peça de novo.');
