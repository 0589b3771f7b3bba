import { type IdRotulo, Rotulo } from '../classes.ts';

/** Words that tell what the number after them is. */
export const rotulos: readonly (readonly [IdRotulo, string])[] = [
  [Rotulo.cpf, 'cpf cpfs cic cpfmf'],
  [Rotulo.cnpj, 'cnpj cnpjs cnpjmf cgc mei'],
  [
    Rotulo.telefone,
    `telefone telefones tel tels fone fones celular celulares cel whatsapp whats wpp zap zapzap ramal ligar ligue ligou liguei
    contato contatos telefonico telefonica recado recados fax disque telegram sms discar telefonar telefonei`,
  ],
  [Rotulo.cep, 'cep ceps'],
  [Rotulo.rg, 'rg rgs identidade identificacao ci cedula rne rnm'],
  [Rotulo.titulo, 'eleitor eleitora eleitoral titulo eleitorais'],
  [Rotulo.pis, 'pis pasep nis nit pispasep'],
  [Rotulo.cartao, 'cartao cartoes visa mastercard elo amex hipercard credito debito'],
  [Rotulo.conta, 'conta poupanca cc'],
  [Rotulo.agencia, 'agencia ag'],
  [
    Rotulo.placa,
    'placa placas veiculo veiculos carro automovel moto motocicleta caminhao caminhonete viatura onibus van',
  ],
  [
    Rotulo.nascimento,
    'nascimento nascido nascida nascidos nascidas nasceu nasci nasc dn natalicio natalicia',
  ],
  [Rotulo.pix, 'pix'],
  [Rotulo.nome, 'nome nomes interessado interessada signatario assinante'],
  [
    Rotulo.deCoisa,
    `processo processos protocolo protocolos nup contrato contratos lei leis decreto decretos portaria portarias
    resolucao resolucoes instrucao edital editais pregao licitacao dispensa concorrencia nota notas nf nfe empenho empenhos
    convenio convenios oficio oficios memorando despacho despachos sei artigo art inciso item itens lote lotes codigo codigos
    boleto boletos fatura faturas pedido pedidos requerimento requerimentos beneficio nb matricula siape cnh renavam chassi
    passaporte ctps sus cns isbn issn doi patrimonio tombo serie versao modelo norma nbr abnt iso acordao acordaos sumula
    recurso recursos embargos apelacao auto autos inquerito manifestacao manifestacoes demanda chamado ticket ordem guia
    gru darf dotacao rubrica ptres ug uge uasg siafi catmat catser ncm cnae cbo ato parecer relatorio ata ip mac
    coordenadas latitude longitude meta acao programa rastreio rastreamento chave hash registro anvisa inscricao oab crm coren
    crea cro crp cnj sinan dou pagina paginas volume tabela anexo quadro figura exercicio exercicios orcamento valor valores`,
  ],
  [Rotulo.emissor, 'ssp sds sesp sejusp detran pcmg ifp iirgd sptc itep politec dgpc sjs pcrj'],
];
