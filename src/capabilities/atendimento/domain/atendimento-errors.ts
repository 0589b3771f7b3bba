import { conflict, invalid } from '#kernel/errors.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';

const noCampo = (code: string, campo: string, frase: string) =>
  invalid(`atendimento.${code}`, frase, { campos: { [campo]: frase } });

export const anonima = () =>
  conflict(
    'atendimento.anonima',
    'Quem registrou não se identificou: só com o código de acesso se fala em nome dessa pessoa. Ajude-a a consultar com o protocolo e o código.',
  );

export const identidadePreservada = () =>
  conflict(
    'atendimento.identidade-preservada',
    'Quem pediu não quis ser conhecido pelo órgão. Peça que use o protocolo e o código de acesso: com eles tudo pode ser feito sem dizer quem é.',
  );

export const identidadeCoberta = () =>
  conflict(
    'atendimento.identidade-coberta',
    'Esta denúncia chegou sem a identidade de quem denunciou, e ninguém aqui pode conferir quem fala. Peça que a pessoa use a conta ou o código de acesso.',
  );

export const soPalavrasNaDenuncia = () =>
  conflict(
    'atendimento.so-palavras-na-denuncia',
    'Em denúncia, quem atende só registra complementação ou acréscimo. O resto a própria pessoa faz, com a conta ou o código de acesso.',
  );

export const semCarta = () => noCampo('sem-carta', 'carta', 'Anexe a carta digitalizada.');

export const semDia = () => noCampo('sem-dia', 'recebidaEm', 'Diga em que dia a carta chegou.');

export const soNaCarta = () =>
  noCampo('so-na-carta', 'recebidaEm', 'O que foi pedido no balcão ou por telefone vale pelo dia de hoje.');

export const aindaNaoChegou = () =>
  noCampo(
    'dia-futuro',
    'recebidaEm',
    'Este dia ainda não chegou. Escreva o dia em que a carta foi recebida.',
  );

export const antesDoEvento = (dia: PlainDate) =>
  noCampo(
    'antes-do-evento',
    'recebidaEm',
    `A carta não pode ter chegado antes de ${formatData(dia)}, o dia daquilo a que ela responde.`,
  );

export const representacaoDeOutroCaso = () =>
  noCampo(
    'sem-representacao',
    'idRepresentacao',
    'Esta pessoa não está registrada como representante nesta manifestação. Registre a representação antes.',
  );

export const representacaoVencida = (ultimoDia: PlainDate) =>
  noCampo(
    'representacao-vencida',
    'idRepresentacao',
    `A representação valeu até ${formatData(ultimoDia)}. Peça um documento novo e registre a representação de novo.`,
  );

export const envioDeOutroCaso = () =>
  conflict(
    'atendimento.envio-repetido',
    'Este envio já foi usado em outra manifestação. Recarregue a página.',
  );
