import { calendarioNacional } from '#capabilities/feriado/server/index.ts';
import { localDate } from '#kernel/prazo/data.ts';
import type { TemaDoPrazo } from '../domain/entender.ts';
import { explicarPrazo } from '../domain/explicar-prazo.ts';
import { type Fonte, fontesDe, link, type Resposta } from '../domain/resposta.ts';
import { linhasDosMeusCasos } from './responder-protocolo.ts';
import type { Pergunta } from './vizinhos.ts';

const SIMULADOR: Fonte = { fonte: 'prazo', titulo: 'Simulador de prazos', endereco: '/simulador-de-prazos' };

export const responderPrazo = async (
  pergunta: Pergunta,
  { tema, meu }: { readonly tema: TemaDoPrazo; readonly meu: boolean },
): Promise<Resposta> => {
  const { platform, vizinhos, texto } = pergunta;
  const [calendario, passagens, meus] = await Promise.all([
    calendarioNacional(platform.leitura),
    vizinhos.procurarAjuda(platform.leitura, { texto, limite: 3 }),
    meu ? linhasDosMeusCasos(pergunta, true) : [],
  ]);
  const regra = explicarPrazo(tema, calendario, localDate(platform.clock.now().getTime()));
  const doLugar = passagens.filter(({ fonte }) => fonte !== 'orgao' && fonte !== 'servico');
  const fontes = fontesDe(doLugar).filter(({ endereco }) => endereco !== SIMULADOR.endereco);
  return {
    intencao: 'prazo',
    paragrafos: meus.length > 0 ? ['Das suas manifestações com prazo correndo:', ...meus, ...regra] : regra,
    fontes: [...fontes, SIMULADOR],
    ...(meu &&
      meus.length === 0 &&
      !pergunta.usuario && {
        acoes: [
          link('Consultar com o código de acesso', '/manifestacao/consultar'),
          link('Entrar na minha conta', '/login?redirect=%2Fprincipal'),
        ],
      }),
  };
};
