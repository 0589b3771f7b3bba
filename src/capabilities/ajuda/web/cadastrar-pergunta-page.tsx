import { useLocation } from 'react-router';
import { z } from 'zod';
import { EditorDaPergunta } from './editor-da-pergunta.tsx';

/** An administrator who came from a question nobody could answer starts with its words. */
const estado = z.object({ pergunta: z.string().max(500) });

export default function CadastrarPerguntaPage() {
  const sugerida = estado.safeParse(useLocation().state).data?.pergunta ?? '';
  return <EditorDaPergunta aberta={null} sugerida={sugerida} />;
}
