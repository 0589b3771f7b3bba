import { ARQUIVO, type Exemplos } from './exemplo.ts';

const FORTALEZA = 230440;
const BRASIL = 1058;

const MARIA = {
  Nome: 'Maria da Silva',
  Email: 'maria@example.org',
  genero: 'Feminino',
  IdPais: BRASIL,
  IdTipoDocumentoIdentificacao: 1,
  NumeroDocumentoIdentificacao: '529.982.247-25',
  IdFaixaEtaria: 3,
  IdRacaCor: 2,
  CEP: '60160-230',
  IdMunicipio: FORTALEZA,
  Logradouro: 'Avenida Beira-Mar',
  Numero: '100',
  Complemento: 'Apto 12',
  Bairro: 'Meireles',
};

const DENUNCIA = {
  IdTipoFormulario: 4,
  IdTipoManifestacao: 1,
  TextoManifestacao: 'A mesma nota do fornecedor de papel foi paga duas vezes em fevereiro, por R$ 4.200.',
  IdMunicipio: FORTALEZA,
  GeoReferencia: { Latitude: -3.7319, Longitude: -38.5267 },
  Envolvidos: [
    { Nome: 'Chefe do almoxarifado', Orgao: 'Secretaria de Compras', IdFuncaoEnvolvidoManifestacao: 7 },
  ],
  PessoasQueNaoDevemVer: [{ Nome: 'Roberto Alves Pinto', Funcao: 'Chefe de compras' }],
};

/** POST /manifestacoes: one whole filing of each type, and of each way in which a person is known. */
export const exemplosDoRegistro = {
  reclamacao: {
    titulo: 'Reclamação, com o nome aberto ao órgão e um arquivo',
    corpo: {
      IdTipoFormulario: 1,
      IdTipoManifestacao: 2,
      TextoManifestacao: 'A fila do posto de atendimento passa de três horas todas as manhãs.',
      IdTipoIdentificacaoManifestante: 4,
      Manifestante: MARIA,
      IdMunicipio: FORTALEZA,
      IdAssunto: 57,
      IdModoResposta: 1,
      IdCanalEntrada: 2,
      NumProtocolo: 'EXT-2026-77',
      DadosExtraJson: '{"origem":"central de atendimento"}',
      IndEnviarEmailCidadao: true,
      IndEnviarEmailOuvidoria: true,
      Anexos: [ARQUIVO],
    },
  },
  elogio: {
    titulo: 'Elogio',
    corpo: {
      IdTipoFormulario: 1,
      IdTipoManifestacao: 3,
      TextoManifestacao: 'A servidora do guichê 5 explicou tudo com paciência e resolveu na hora.',
      IdTipoIdentificacaoManifestante: 4,
      Manifestante: MARIA,
    },
  },
  sugestao: {
    titulo: 'Sugestão',
    corpo: {
      IdTipoFormulario: 1,
      IdTipoManifestacao: 4,
      TextoManifestacao: 'O posto poderia dar senha pelo telefone, para ninguém esperar na rua.',
      IdTipoIdentificacaoManifestante: 4,
      Manifestante: MARIA,
      PropostaMelhoria: 'Abrir a marcação por telefone das sete às nove.',
    },
  },
  solicitacao: {
    titulo: 'Solicitação',
    corpo: {
      IdTipoFormulario: 1,
      IdTipoManifestacao: 5,
      TextoManifestacao: 'Peço a segunda via da certidão de tempo de serviço.',
      IdTipoIdentificacaoManifestante: 4,
      Manifestante: MARIA,
      CodServicoMPOG: 4021,
      TxtOutroServico: 'Emissão de certidão',
    },
  },
  simplifique: {
    titulo: 'Simplifique',
    corpo: {
      IdTipoFormulario: 2,
      IdTipoManifestacao: 9,
      TextoManifestacao: 'O formulário pede o mesmo comprovante três vezes.',
      IdTipoIdentificacaoManifestante: 4,
      Manifestante: MARIA,
      TxtOutroServico: 'Segunda via de documento',
      PropostaMelhoria: 'Pedir o comprovante uma vez só.',
    },
  },
  acesso: {
    titulo: 'Pedido de acesso à informação',
    corpo: {
      IdTipoFormulario: 3,
      IdTipoManifestacao: 8,
      TextoManifestacao: 'Solicito a lista das diárias pagas em 2025, por servidor e por mês, em planilha.',
      IdTipoIdentificacaoManifestante: 4,
      Manifestante: MARIA,
      IdModoResposta: 1,
    },
  },
  acessoPreservado: {
    titulo: 'Pedido de acesso à informação com a identidade preservada',
    corpo: {
      IdTipoFormulario: 3,
      IdTipoManifestacao: 8,
      TextoManifestacao: 'Solicito os contratos de limpeza em vigor, com os valores pagos em cada mês.',
      IdTipoIdentificacaoManifestante: 3,
      Manifestante: MARIA,
      IdModoResposta: 1,
    },
  },
  denuncia: {
    titulo: 'Denúncia, com o nome aberto ao órgão',
    corpo: { ...DENUNCIA, IdTipoIdentificacaoManifestante: 4, Manifestante: MARIA },
  },
  denunciaComRestricao: {
    titulo: 'Denúncia identificada com restrição',
    corpo: { ...DENUNCIA, IdTipoIdentificacaoManifestante: 3, Manifestante: MARIA },
  },
  denunciaAnonima: {
    titulo: 'Denúncia sem nome, que vira comunicação',
    corpo: { ...DENUNCIA, IdTipoIdentificacaoManifestante: 1 },
  },
  reclamacaoAnonima: {
    titulo: 'Reclamação sem nome, que vira comunicação',
    corpo: {
      IdTipoFormulario: 1,
      IdTipoManifestacao: 2,
      TextoManifestacao: 'O portão do posto fica fechado até as dez, e o horário diz sete.',
      IdTipoIdentificacaoManifestante: 1,
      IdMunicipio: FORTALEZA,
    },
  },
  reclamacaoComRestricao: {
    titulo: 'Reclamação identificada com restrição',
    corpo: {
      IdTipoFormulario: 1,
      IdTipoManifestacao: 2,
      TextoManifestacao: 'O atendente do guichê 2 recusou o meu documento sem dizer por quê.',
      IdTipoIdentificacaoManifestante: 3,
      Manifestante: MARIA,
    },
  },
  empresa: {
    titulo: 'Solicitação de uma empresa',
    corpo: {
      IdTipoFormulario: 1,
      IdTipoManifestacao: 5,
      TextoManifestacao: 'Pedimos a baixa do alvará da filial que fechou em janeiro.',
      IdTipoIdentificacaoManifestante: 4,
      Manifestante: {
        Nome: 'Padaria Central Ltda.',
        Email: 'contato@example.org',
        IdTipoDocumentoIdentificacao: 8,
        NumeroDocumentoIdentificacao: '11.222.333/0001-81',
      },
    },
  },
  comRepresentante: {
    titulo: 'Solicitação feita por um representante',
    corpo: {
      IdTipoFormulario: 1,
      IdTipoManifestacao: 5,
      TextoManifestacao: 'Em nome da minha mãe, peço a transferência do tratamento para o posto do Centro.',
      IdTipoIdentificacaoManifestante: 4,
      Manifestante: MARIA,
      Representante: {
        Nome: 'Benedita Quaresma Luz',
        Qualidade: 'procurador',
        IdTipoDocumentoIdentificacao: 1,
        NumeroDocumentoIdentificacao: '700.100.037-03',
        Anexos: [{ ...ARQUIVO, NomeArquivo: 'procuracao.txt' }],
      },
    },
  },
} satisfies Exemplos;
export type RegistroExemplo = keyof typeof exemplosDoRegistro;
