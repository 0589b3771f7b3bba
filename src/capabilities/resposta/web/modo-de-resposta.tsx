import type { CasoDaEquipe } from '#shell/atos/caso-query.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { ModoResposta } from './acesso/acesso-em-edicao.ts';

type Caso = Pick<CasoDaEquipe, 'idModoResposta' | 'manifestante' | 'identidadePreservada'>;

const PROTEGIDO = 'Os dados de quem registrou estão protegidos: para enviar, abra-os na página do caso.';

const paraOnde = ({ manifestante }: Caso, contato: 'email' | 'endereco', nome: string): string => {
  if (!manifestante) return PROTEGIDO;
  const onde = manifestante[contato];
  return onde ? `Envie para ${onde}.` : `O cadastro não tem ${nome}: peça-o ou responda pelo sistema.`;
};

const instrucoes: Readonly<Record<number, (caso: Caso) => readonly [titulo: string, oQueFazer: string]>> = {
  [ModoResposta.email]: (caso) => [
    'A pessoa quer receber por e-mail.',
    `O aviso automático só diz que há resposta e não leva o conteúdo. ${paraOnde(caso, 'email', 'e-mail')}`,
  ],
  [ModoResposta.correio]: (caso) => [
    'A pessoa quer receber pelo correio.',
    `${paraOnde(caso, 'endereco', 'endereço')} Diga na resposta até quando a correspondência chega.`,
  ],
  [ModoResposta.consulta]: () => [
    'A pessoa quer consultar pessoalmente.',
    'Se o acesso for concedido, marque dia, hora e local e escreva-os na resposta.',
  ],
};

/**
 * How the person wants the answer (Lei 12.527/2011, art. 11 §§1 and 5), and what staff must
 * therefore do by hand.
 */
export function ModoDeResposta({ caso }: { readonly caso: Caso | null }) {
  const instrucao = instrucoes[caso?.idModoResposta ?? 0];
  if (!caso || !instrucao) return null;
  if (caso.identidadePreservada) {
    return (
      <Message type="info" title="A pessoa preservou a identidade." still>
        Ela escolheu outro modo de receber, mas não há para onde enviar: responda pelo sistema, que a avisa.
      </Message>
    );
  }
  const [titulo, oQueFazer] = instrucao(caso);
  return (
    <Message type="info" title={titulo} still>
      {oQueFazer}
    </Message>
  );
}
