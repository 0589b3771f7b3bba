import type { Cadastro } from '../../domain/cadastro.ts';
import { mascararCep } from './cep.ts';
import type { Dado } from './secao.tsx';

const NIVEL = { bronze: 'Bronze', prata: 'Prata', ouro: 'Ouro' } as const;

const dadosDoDocumento = ({ documento }: Cadastro): readonly Dado[] => {
  if (!documento) return [];
  const { tipo, numeroMascarado, isProvado } = documento;
  return [
    {
      rotulo: tipo,
      valor: numeroMascarado,
      nota: `${isProvado ? 'Confirmado pelo gov.br.' : 'Informado por você.'} Não pode ser alterado aqui.`,
    },
  ];
};

export const dadosDaConta = (cadastro: Cadastro): readonly Dado[] => [
  { rotulo: 'Nome', valor: cadastro.nome },
  ...(cadastro.isPessoaJuridica ? [] : [{ rotulo: 'Nome social', valor: cadastro.nomeSocial }]),
  ...dadosDoDocumento(cadastro),
  ...(cadastro.confiabilidade
    ? [{ rotulo: 'Nível da conta gov.br', valor: NIVEL[cadastro.confiabilidade] }]
    : []),
  { rotulo: 'Login', valor: cadastro.login },
  { rotulo: 'E-mail', valor: cadastro.email },
  { rotulo: 'Telefone', valor: cadastro.telefone },
];

export const dadosDoEndereco = (endereco: Cadastro['endereco']): readonly Dado[] => {
  const rua = [endereco.logradouro, endereco.numero, endereco.complemento].filter(Boolean).join(', ');
  return [
    { rotulo: 'Endereço', valor: [rua, endereco.bairro].filter(Boolean).join(' – ') },
    {
      rotulo: 'Município',
      valor: endereco.municipio && `${endereco.municipio.descMunicipio}/${endereco.municipio.sigUf}`,
    },
    { rotulo: 'CEP', valor: endereco.cep && mascararCep(endereco.cep) },
  ];
};
