import { PaginaDoAto } from '#shell/atos/pagina-do-ato.tsx';
import { SoQuemPode } from '#shell/atos/so-quem-pode.tsx';
import { Tabs } from '#shell/ui/navegacao/tabs.tsx';
import { liberarConteudo } from '../domain/liberar-conteudo.ato.ts';
import { restringirConteudo } from '../domain/restringir-conteudo.ato.ts';
import Liberar from './liberar-conteudo-form.tsx';
import Restringir from './restringir-conteudo-form.tsx';

/** Both acts on one screen, because the list of cases does not say which ones are restricted. */
export default function RestricaoPage() {
  return (
    <section className="pagina-simples">
      <SoQuemPode acao="manifestacao.tratar">
        <PaginaDoAto ato={restringirConteudo}>
          {(props) => (
            <Tabs
              label="O que fazer com o conteúdo"
              tabs={[
                { id: 'restringir', label: 'Restringir', content: <Restringir {...props} /> },
                {
                  id: 'liberar',
                  label: 'Liberar',
                  content: <Liberar {...props} onFeito={() => props.concluir(liberarConteudo)} />,
                },
              ]}
            />
          )}
        </PaginaDoAto>
      </SoQuemPode>
    </section>
  );
}
