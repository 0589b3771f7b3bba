import { useLocation } from 'react-router';
import { z } from 'zod';
import { EditorDaPergunta } from './editor-da-pergunta.tsx';

/** Where somebody's question brought the administrator here, it is the beginning of the new one. */
const estado = z.object({ pergunta: z.string().max(500) });

export default function CadastrarPerguntaPage() {
  const sugerida = estado.safeParse(useLocation().state).data?.pergunta ?? '';
  return <EditorDaPergunta aberta={null} sugerida={sugerida} />;
}
