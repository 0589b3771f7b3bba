import { Accordion } from '#web/ui/accordion.tsx';
import { Marked } from '../conteudo/marked.tsx';
import { perguntas } from '../conteudo/perguntas-frequentes/perguntas.ts';

const ESCOLHIDAS: readonly string[] = [
  'tipos-de-manifestacao',
  'preciso-de-conta',
  'posso-denunciar-sem-me-identificar',
  'prazo-da-ouvidoria',
  'como-acompanhar',
];

/** The five questions most people arrive with. */
export default function HomePerguntas() {
  const chosen = ESCOLHIDAS.flatMap((id) => perguntas.find((pergunta) => pergunta.id === id) ?? []);
  const items = chosen.map(({ id, pergunta, resposta }) => ({
    id,
    title: pergunta,
    content: resposta.map((paragraph) => (
      <p key={paragraph}>
        <Marked text={paragraph} />
      </p>
    )),
  }));
  return <Accordion items={items} headingLevel={3} />;
}
