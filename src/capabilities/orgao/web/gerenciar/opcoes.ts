import { Esfera } from '#kernel/enumeracoes.ts';

export const opcoesDeEsfera = [
  { value: String(Esfera.federal), label: 'Federal' },
  { value: String(Esfera.estadual), label: 'Estadual' },
  { value: String(Esfera.municipal), label: 'Municipal' },
  { value: String(Esfera.servicosAutonomos), label: 'Serviços autônomos e conselhos' },
  { value: String(Esfera.judiciarioFederal), label: 'Judiciário Federal' },
];

export const nomeDaOpcao = (opcoes: readonly { value: string; label: string }[], valor: string): string =>
  opcoes.find(({ value }) => value === valor)?.label ?? valor;

export const enderecoDoOrgao = (idOuvidoria: number, aba?: string): string =>
  `/orgao/orgaogerenciarorgaos/${idOuvidoria}${aba ? `?aba=${aba}` : ''}`;

export const LISTA_DE_ORGAOS = '/orgao/orgaogerenciarorgaos';
