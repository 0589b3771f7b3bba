import { useSearchParams } from 'react-router';
import { Tabs } from '#shell/ui/navegacao/tabs.tsx';
import { ListaDePerguntas } from './lista-de-perguntas.tsx';
import { TestarAjuda } from './testar-ajuda.tsx';
import '#shell/lista/lista.css';
import './ajuda.css';

const PERGUNTAS = 'perguntas';
const TESTAR = 'testar';

export default function GerenciarAjudaPage() {
  const [params, setParams] = useSearchParams();
  const aba = params.get('aba') === TESTAR ? TESTAR : PERGUNTAS;
  return (
    <div data-largura="total" className="trabalho">
      <Tabs
        label="Perguntas e respostas"
        tabs={[
          { id: PERGUNTAS, label: 'Perguntas' },
          { id: TESTAR, label: 'Testar' },
        ]}
        active={aba}
        onChange={(nova) => setParams(nova === PERGUNTAS ? {} : { aba: nova })}
      >
        {aba === PERGUNTAS ? <ListaDePerguntas /> : <TestarAjuda />}
      </Tabs>
    </div>
  );
}
