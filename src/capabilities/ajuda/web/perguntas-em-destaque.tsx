import { useEffect, useState } from 'react';
import type { Output } from '#kernel/endpoint.ts';
import { createReader } from '#shell/api/client.ts';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Accordion } from '#shell/ui/navegacao/accordion.tsx';
import type { ajudaContract } from '../contract.ts';
import { TextoDaResposta } from './texto-da-resposta.tsx';

const api = createReader<typeof ajudaContract>();
type Destaques = Output<(typeof ajudaContract)['GET /app-web/v1/ajuda/destaques']>;

/** The questions chosen for the home. If they fail to load, the link to all of them remains. */
export default function PerguntasEmDestaque() {
  const [perguntas, setPerguntas] = useState<Destaques | null>(null);
  useEffect(() => {
    let wanted = true;
    api('GET /app-web/v1/ajuda/destaques', undefined, { quiet: true }).then(
      (destaques) => wanted && setPerguntas(destaques),
      (error: unknown) => {
        console.warn('Não foi possível carregar as perguntas frequentes.', error);
        if (wanted) setPerguntas([]);
      },
    );
    return () => {
      wanted = false;
    };
  }, []);
  if (perguntas === null) return <Skeleton shape="row" lines={5} />;
  const items = perguntas.map(({ slug, pergunta, resposta }) => ({
    id: slug,
    title: pergunta,
    content: <TextoDaResposta resposta={resposta} />,
  }));
  return <Accordion items={items} headingLevel={3} />;
}
