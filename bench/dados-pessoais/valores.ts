import { comDvDoCnpj, dois, doPis, doTitulo, luhn, mascarar, onzeDoCpf } from './documentos.ts';
import type { Sorte } from './sorte.ts';

const DDDS = ['11', '21', '31', '41', '51', '61', '62', '71', '81', '85', '86', '91', '92', '95', '98'];
const RUAS =
  `Rua das Acácias|Rua Sete de Setembro|Avenida Brasil|Av. Dom Luís|Travessa do Comércio|Rua José de Alencar|Alameda dos Ipês|Rua Maria Quitéria
Praça da Matriz|Rua 15 de Novembro|Estrada do Coco|Av. Presidente Vargas|R. Padre Cícero|Rua Projetada|Ladeira da Barra|Rua Professora Heloísa Marinho
RUA DAS OLIVEIRAS|AV. BEIRA RIO|rua do sol|Beco da Lama|Rua Dr. Osvaldo Cruz|Avenida Engenheiro Roberto Freire|Largo do Machado|Rua B`.split(
    /[|\n]/,
  );
const BAIRROS = [
  'Centro',
  'Aldeota',
  'Jardim América',
  'Boa Vista',
  'Cidade Nova',
  'Santa Mônica',
  'Vila Rica',
];
const CIDADES = [
  'Recife/PE',
  'Quixadá - CE',
  'São Paulo, SP',
  'Betim-MG',
  'Porto Velho',
  'Belém - PA',
  'Itu/SP',
];
const PROVEDORES = [
  'gmail.com',
  'hotmail.com',
  'yahoo.com.br',
  'outlook.com',
  'uol.com.br',
  'bol.com.br',
  'mec.gov.br',
  'ufrn.edu.br',
  'empresa-x.com.br',
  'proton.me',
];
const MESES = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];
const letras = (sorte: Sorte, quantas: number): string =>
  Array.from({ length: quantas }, () => sorte.um([...'BCDFGHJKLMNPQRSTVWXYZAEIOU'])).join('');

const telefone = (sorte: Sorte): string => {
  const ddd = sorte.um(DDDS);
  const movel = `9${1 + sorte.ate(9)}${sorte.digitos(7)}`;
  const fixo = `3${sorte.um(['2', '3', '4'])}${sorte.digitos(6)}`;
  return sorte.um([
    mascarar(`${ddd}${movel}`, '(##) #####-####'),
    mascarar(`${ddd}${fixo}`, '(##) ####-####'),
    mascarar(`${ddd}${movel}`, '(##)#####-####'),
    mascarar(`${ddd}${movel}`, '+55 ## #####-####'),
    mascarar(`${ddd}${movel}`, '## #####-####'),
    mascarar(`${ddd}${fixo}`, '## ####-####'),
    `${ddd}${movel}`,
    mascarar(`${ddd}${movel}`, '(##) # ####-####'),
    mascarar(`${ddd}${movel}`, '+55 (##) #####-####'),
    mascarar(movel, '#####-####'),
    mascarar(`${ddd}${movel}`, '##-#####-####'),
    mascarar(`${ddd}${fixo}`, '(0##) ####-####'),
    mascarar(`${ddd}${movel}`, '## #####.####'),
    mascarar(fixo, '####-####'),
    `+55${ddd}${movel}`,
  ]);
};

const endereco = (sorte: Sorte): string => {
  const numero = String(1 + sorte.ate(2400));
  const rua = sorte.um(RUAS);
  return sorte.um([
    `${rua}, ${numero}`,
    `${rua}, nº ${numero}`,
    `${rua}, n. ${numero}, apto ${100 + sorte.ate(900)}`,
    `${rua} nº ${numero}, casa ${1 + sorte.ate(9)}`,
    `${rua}, ${numero}, bairro ${sorte.um(BAIRROS)}`,
    `${rua}, ${numero}, bloco ${sorte.um(['A', 'B', '3'])}, apartamento ${10 + sorte.ate(80)}`,
    `${rua}, s/n`,
    `${rua}, ${numero}, ${sorte.um(BAIRROS)}, ${sorte.um(CIDADES)}`,
    `${rua}, nº ${numero}, apto ${100 + sorte.ate(900)}, bairro ${sorte.um(BAIRROS)}, ${sorte.um(CIDADES)}`,
    `${rua}, ${numero}, ${1 + sorte.ate(20)}º andar, ${sorte.um(BAIRROS)} - ${sorte.um(CIDADES)}`,
    `SQN ${100 + sorte.ate(16)} Bloco ${letras(sorte, 1)} apto ${100 + sorte.ate(500)}`,
    `QNM ${1 + sorte.ate(40)} conjunto ${letras(sorte, 1)} casa ${1 + sorte.ate(40)}`,
    `Quadra ${1 + sorte.ate(90)}, Lote ${1 + sorte.ate(40)}`,
    `Rua ${1 + sorte.ate(80)}, nº ${numero}, Qd. ${1 + sorte.ate(60)}, Lt. ${1 + sorte.ate(30)}`,
    `Condomínio Solar das Mangueiras, casa ${1 + sorte.ate(60)}`,
    `Sítio Boa Esperança, s/n`,
  ]);
};

const nascimento = (sorte: Sorte): string => {
  const [dia, mes, ano] = [1 + sorte.ate(28), sorte.ate(12), 1935 + sorte.ate(75)];
  return sorte.um([
    `${dois(dia)}/${dois(mes + 1)}/${ano}`,
    `${dia} de ${MESES[mes]} de ${ano}`,
    `${dois(dia)}.${dois(mes + 1)}.${ano}`,
    `${dois(dia)}-${dois(mes + 1)}-${ano}`,
    `${dois(dia)}/${dois(mes + 1)}/${dois(ano % 100)}`,
    `${ano}-${dois(mes + 1)}-${dois(dia)}`,
  ]);
};

const conta = (sorte: Sorte): string => {
  const numero = sorte.um([
    mascarar(sorte.digitos(6), '#####-#'),
    mascarar(sorte.digitos(8), '#######-#'),
    `${sorte.digitos(5)}-X`,
    mascarar(sorte.digitos(6), '##.###-#'),
  ]);
  const agencia = sorte.um([sorte.digitos(4), mascarar(sorte.digitos(5), '####-#')]);
  return sorte.um([
    `${agencia}, conta corrente ${numero}`,
    `${agencia}, conta ${numero}`,
    `${agencia} e conta poupança nº ${numero}`,
    `${agencia}, C/C ${numero}`,
    `${sorte.digitos(4)} dígito ${sorte.digitos(1)}, conta ${1 + sorte.ate(9)}${sorte.digitos(5)} dígito ${sorte.digitos(1)}`,
  ]);
};

/** Every kind of data, in the ways people write it. */
export const valores: Readonly<Record<string, (sorte: Sorte) => string>> = {
  cpf: (sorte) =>
    mascarar(
      onzeDoCpf(sorte),
      sorte.um(['###.###.###-##', '###.###.###-##', '###########', '### ### ### ##', '#########-##']),
    ),
  cnpj: (sorte) =>
    sorte.chance(0.3)
      ? mascarar(
          comDvDoCnpj(`${letras(sorte, 2)}${sorte.digitos(3)}${letras(sorte, 3)}0001`),
          sorte.um(['##.###.###/####-##', '##############']),
        )
      : mascarar(
          comDvDoCnpj(`${sorte.digitos(8)}0001`),
          sorte.um(['##.###.###/####-##', '##############', '########/####-##']),
        ),
  email: (sorte) =>
    `${sorte.um(['joao.lima', 'maria_souza', 'ze.carlos82', 'm.aparecida', 'contato', 'ana-paula', 'rh'])}${sorte.um(['', String(sorte.ate(99))])}@${sorte.um(PROVEDORES)}`,
  tel: telefone,
  end: endereco,
  cep: (sorte) => mascarar(`${1 + sorte.ate(9)}${sorte.digitos(7)}`, sorte.um(['#####-###', '##.###-###'])),
  rg: (sorte) =>
    sorte.um([
      mascarar(sorte.digitos(9), '##.###.###-#'),
      mascarar(`1${sorte.digitos(6)}`, '#.###.###'),
      `2${sorte.digitos(6)}`,
      `MG-${mascarar(`1${sorte.digitos(7)}`, '##.###.###')}`,
      mascarar(`2${sorte.digitos(7)}`, '##.###.###-X'),
      `9${sorte.digitos(9)}-${sorte.digitos(1)}`,
      `20${sorte.digitos(11)}`,
    ]),
  titulo: (sorte) =>
    mascarar(doTitulo(sorte), sorte.um(['#### #### ####', '############', '####.####.####'])),
  pis: (sorte) => mascarar(doPis(sorte), sorte.um(['###.#####.##-#', '###########', '###.#####.##.#'])),
  cartao: (sorte) =>
    mascarar(
      luhn(`${sorte.um(['4', '51', '52', '5067', '6362'])}${sorte.digitos(14)}`.slice(0, 15)),
      sorte.um(['#### #### #### ####', '################', '####-####-####-####', '####.####.####.####']),
    ),
  conta,
  placa: (sorte) => {
    const nova = `${letras(sorte, 3)}${sorte.digitos(1)}${sorte.um([...'ABCDEFGHIJ'])}${sorte.digitos(2)}`;
    const velha = `${letras(sorte, 3)}${sorte.um(['-', '', ' '])}${1 + sorte.ate(8)}${sorte.digitos(3)}`;
    return sorte.um([nova, nova, velha, nova.replace(/^(...)/, '$1-')]);
  },
  nasc: nascimento,
  pix: (sorte) =>
    mascarar(
      Array.from({ length: 32 }, () => '0123456789abcdef'.charAt(sorte.ate(16))).join(''),
      '########-####-####-####-############',
    ),
};
