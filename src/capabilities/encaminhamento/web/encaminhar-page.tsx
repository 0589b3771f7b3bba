import { useNavigate } from 'react-router';
import { PaginaDoAto } from '#web/lote/pagina-do-ato.tsx';
import { showMessage } from '#web/notifications/messages.ts';
import { Encaminhar } from './encaminhar.tsx';

const FEITO = 'Manifestação encaminhada.';

export default function EncaminharPage() {
  const navigate = useNavigate();
  // What went to another office is no longer this one's to open.
  const aosEncaminhamentos = async (quantos: number) => {
    await navigate('/manifestacao/consultarencaminhamento');
    if (quantos === 1) showMessage({ type: 'success', text: FEITO });
  };
  return (
    <section className="pagina-simples">
      <PaginaDoAto feito={FEITO}>
        {(props) => <Encaminhar {...props} onFeito={() => void aosEncaminhamentos(props.casos.length)} />}
      </PaginaDoAto>
    </section>
  );
}
