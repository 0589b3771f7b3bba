import type { TextoMarcado } from './testing-medir.ts';

/** Kept apart at first: the rules of that day covered 102 of its 109 marks. What was missed changed rules, so that it now tunes. */
export const afinarQuatro: readonly TextoMarcado[] = [
  {
    // A bus conductor who tells it as a story.
    de: {
      nome: 'Gilmar Teixeira da Cunha',
      email: 'gilmar.tcunha@exemplo.invalid',
      telefone: '71987120201',
      documento: '23100299900',
      endereco: 'Ladeira do Funil, 31',
    },
    textos: [
      'Era quinta-feira. O fiscal Adalberto subiu no ônibus e perguntou quem era o {{Gilmar}}. Eu disse: {{Gilmar Teixeira}} sou eu. Ele anotou {{G. Teixeira}} numa caderneta.',
      'Depois apareceu no grupo da garagem um papel com {{Gil}} riscado em vermelho e embaixo {{gilmarcunha}} é dedo-duro.',
      'Meu telefone é {{(71) 98712-0201}}, meu e-mail é {{gilmar.tcunha@exemplo.invalid}}. Peço que não deixem recado com o despachante Roque.',
      'Moro na {{Ladeira do Funil, 31}}, e dali vi o carro da empresa com a placa tapada. [[Minha esposa]], {{Noêmia}}, e [[meu cunhado]] {{Jeferson}} viram também.',
      'O CPF que está na multa, {{231.002.999-00}}, é meu, mas quem dirigia era o Sandro, filho do dono.',
      'Escreveram assim na parede do banheiro: {{G-I-L-M-A-R}} e {{C U N H A}}. O encarregado riu.',
      '[[Sou o único cobrador da linha 1021]] que ainda não assinou o acordo.',
      'Sem mais para o momento,\n{{Gilmar T. da Cunha}}',
    ],
  },
  {
    // A university student, ironic, full of brackets.
    de: {
      nome: 'Isadora Monteiro Fagundes',
      nomeSocial: 'Isa Fagundes',
      email: 'isadora.fagundes@exemplo.invalid',
      telefone: '48991340202',
      login: 'ifagundes',
    },
    textos: [
      'Então: o professor Dr. Leopoldo Arantes (sim, ele) me chamou de "{{Isadorinha}}" na frente da banca. Meu nome é {{Isadora}}.',
      'No Moodle sou {{ifagundes}}, no Discord {{isa_fagundes}}, no Twitter {{@isadoramf}}. Em todos recebi a mesma mensagem do bolsista Caetano.',
      'A nota foi trocada no dia em que {{Isa}} (eu) faltou. Quem estava com a senha era a secretária Neide.',
      'A ata cita "a discente {{Fagundes}}" e "a aluna {{I. M. Fagundes}}" como se fossem duas pessoas.',
      '[[Sou a única mulher do laboratório de soldagem]], portanto qualquer "aluna" do texto sou eu.',
      'Se precisarem: {{isadora.fagundes@exemplo.invalid}} / {{48 99134 0202}}. [[Meu pai]], {{Otaviano}}, é advogado e acompanha o caso.',
      'P.S.: {{1sadora}} é como o robô do professor escreveu, e {{Fagund3s}} também.',
      'Abraços,\n{{Isadora M. F.}}',
    ],
  },
  {
    // A pharmacist of a small town, dry and exact.
    de: {
      nome: 'Natanael Brandt Scheffer',
      email: 'nbscheffer@exemplo.invalid',
      telefone: '5535120203',
      documento: '76515830049',
      endereco: 'Rua Marechal Floriano, 940, sala 2',
      cep: '96810000',
    },
    textos: [
      'Declaro que as receitas 118 a 131 foram dispensadas sob a senha {{nbscheffer}}, sem a minha presença. Na data eu estava em Porto Alegre.',
      'O carimbo usado traz {{Natanael B. Scheffer}}; a assinatura, {{N. Scheffer}}; a letra é da estagiária Priscila Dorneles.',
      'A farmácia popular fica na {{Rua Marechal Floriano, 940}}, CEP {{96810-000}}, onde também resido.',
      'O prefeito, Sr. Harald Kunz, disse ao telefone que "o {{Natan}} vai perder o alvará" e que "alemão teimoso é o {{Schefer}}".',
      'Consta na planilha o CPF {{76515830049}} como comprador. Sou vendedor, não comprador.',
      'Ligações recebidas no {{55 3512-0203}} entre 2 e 4 de junho: três, todas do gabinete.',
      '[[Sou o único farmacêutico do município]], fato notório.',
      'Atenciosamente,\n{{Natanael Scheffer}}',
    ],
  },
  {
    // A domestic worker helped by her niece.
    de: {
      nome: 'Marinalva Costa do Rosário',
      telefone: '82988450204',
      documento: '60321478088',
      endereco: 'Conjunto Benedito Bentes, quadra C, casa 17',
    },
    textos: [
      'A patroa, dona Sílvia Menezes, é secretária da assistência social e usa o cartão da {{Marinalva}}, que sou eu, para tirar cesta.',
      'Ela me chama de {{Nalva}} e às vezes de {{Nalvinha}}, mas no papel botou {{Marinalva C. do Rosário}}.',
      'Quem escreve é [[minha sobrinha]] {{Thaynara}}, porque eu leio pouco. O número é o dela: {{82 98845-0204}}.',
      'O meu CPF é {{603.214.780-88}}. O rosário que estava na bolsa sumiu junto com o documento.',
      'No dia da entrevista, a moça do Cras chamou "{{Rosário}}, {{Marinalva}}" e outra pessoa levantou.',
      'A casa é no {{Benedito Bentes, quadra C, casa 17}}. A assistente Cleide foi lá e viu.',
      'Meu nome na lista está {{Marinauva}}, e por isso negaram.',
      '{{Marinalva Costa}}',
    ],
  },
];
