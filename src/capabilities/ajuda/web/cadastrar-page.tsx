import { EditorDaPergunta } from './editor-da-pergunta.tsx';

export default function CadastrarPerguntaPage() {
  return <EditorDaPergunta aberta={null} />;
}
