import { Link } from 'react-router';
import {
  ANOS_DE_DADOS_PESSOAIS,
  DIAS_OUVIDORIA,
  DIAS_PRORROGACAO_OUVIDORIA,
} from '#kernel/prazo/prazos-da-lei.ts';
import './conteudo.css';

/** Body of a dialog shown before a denúncia begins; the dialog has the title. */
export default function OqueEDenuncia() {
  return (
    <div className="conteudo">
      <p>
        Denúncia é contar ao poder público um ato irregular ou ilegal que precisa ser apurado: corrupção,
        desvio de dinheiro, assédio, favorecimento, mau uso de um cargo.
      </p>
      <p>
        Se o problema é demora, mau atendimento ou um serviço ruim, o caminho é a <strong>reclamação</strong>.
      </p>
      <h3>Quem pode denunciar</h3>
      <p>
        Qualquer pessoa. Você pode se identificar ou não. Sem identificação, a denúncia se chama{' '}
        <strong>comunicação</strong>. Você acompanha e conversa com o órgão usando o protocolo e um código de
        acesso.
      </p>
      <h3>O que contar</h3>
      <p>Conte o que souber. Não precisa saber tudo. Estas cinco respostas ajudam a apurar:</p>
      <dl>
        <dt>Quem?</dt>
        <dd>O nome, o cargo, o setor ou a empresa de quem praticou o ato e de quem viu.</dd>
        <dt>O quê?</dt>
        <dd>O fato, com as suas palavras.</dd>
        <dt>Como?</dt>
        <dd>De que jeito aconteceu e se ainda acontece.</dd>
        <dt>Onde?</dt>
        <dd>O órgão, o endereço, a cidade.</dd>
        <dt>Quando?</dt>
        <dd>O dia e a hora, ou a época aproximada.</dd>
      </dl>
      <p>Se tiver documentos, fotos, áudios ou vídeos, você pode anexar.</p>
      <h3>Como você é protegido</h3>
      <ul>
        <li>
          A sua identidade fica separada do relato. Para abri-la, a equipe da ouvidoria precisa escrever o
          motivo, e esse acesso aparece no seu histórico.
        </li>
        <li>
          Ela só é enviada a outro órgão se você concordar (Decreto nº 10.153/2019). O acesso é restrito por
          {ANOS_DE_DADOS_PESSOAIS} anos (Lei nº 12.527/2011, art. 31, § 1º).
        </li>
        <li>
          A Lei nº 13.608/2018 protege quem denuncia. Se sofrer retaliação, isto é, perseguição por ter
          denunciado, registre uma nova denúncia.
        </li>
      </ul>
      <p>
        O órgão tem {DIAS_OUVIDORIA} dias para responder e pode prorrogar uma vez, por mais{' '}
        {DIAS_PRORROGACAO_OUVIDORIA}, se explicar o motivo. Saiba mais nas{' '}
        <Link to="/perguntas-frequentes/quem-pode-denunciar">perguntas frequentes</Link>.
      </p>
    </div>
  );
}
