/** Before 'de': the preposition stays. 'em virtude da chuva' becomes 'por causa da chuva'. */
export const ANTES_DE = `
  em virtude | por causa
  em razão | por causa
  em decorrência | por causa
  em consequência | por causa
  a despeito | apesar
  por intermédio | por meio
  à míngua | por falta
  às expensas | por conta
  em prol | a favor
`;

/** Before 'de', which goes: 'acerca do prazo' becomes 'sobre o prazo'. */
export const SEM_DE = `
  acerca | sobre
  a respeito | sobre
  no decorrer | durante
  com o advento | com
  ao arrepio | contra
  em desfavor | contra
  fazer uso | usar
  efetuar o pagamento | pagar
  realizar o pagamento | pagar
  proceder à análise | analisar
  realizar a análise | analisar
  proceder à verificação | verificar
  efetuar a entrega | entregar
  realizar a entrega | entregar
  efetuar a troca | trocar
  efetuar o cadastro | cadastrar
  realizar o cadastro | cadastrar
`;

/** Before 'em', which stays: 'com fulcro na lei' becomes 'com base na lei'. */
export const ANTES_DE_EM = `
  com fulcro | com base
  com fundamento | com base
  com supedâneo | com base
  com espeque | com base
`;

/**
 * What a sentence begins to speak of, with its 'a': 'No que tange ao prazo, …' becomes 'Sobre o prazo, …'.
 * Later in the sentence it says where or how: 'errou no que tange ao prazo' is not 'errou sobre o prazo'.
 */
export const SEM_A_NO_COMECO = `
  no que tange | sobre
  no que concerne | sobre
  no que se refere | sobre
  no que diz respeito | sobre
  no que toca | sobre
  no que pertine | sobre
  no tocante | sobre
`;

/** Before 'a', which goes: 'em observância ao edital' becomes 'conforme o edital'. */
export const SEM_A = `
  em observância | conforme
  em cumprimento | conforme
  dar cumprimento | cumprir
  dar ciência | avisar
  dar início | começar
  dar prosseguimento | continuar
  dar continuidade | continuar
  dar publicidade | publicar
  fazer menção | citar
  prestar auxílio | ajudar
`;

/** Before 'a', which becomes 'de': 'anteriormente à visita' becomes 'antes da visita'. */
export const A_PARA_DE = `
  anteriormente | antes
  posteriormente | depois
`;

/** Before an article, which joins 'de': 'em que pese o atraso' becomes 'apesar do atraso'. */
export const ARTIGO_COM_DE = `
  em que pese | apesar
  em que pesem | apesar
  não obstante | apesar
  inobstante | apesar
  malgrado | apesar
  haja vista | por causa
`;
