import { expect } from 'chai';
import { mayMean } from '../../../model/query/synonyms.ts';

/** What services call the query parameters of sections 4.3 and 4.4; most of them mean that only beside others, or with some values. */
const CALLED: Readonly<Record<string, string>> = {
  pageSize: `
    pagesize perpage pagelimit limitperpage itemsperpage resultsperpage recordsperpage rowsperpage
    entriesperpage numperpage countperpage maxperpage pagelength maxpagesize maxresults limit top take
    maxrecords maxitems maxcount batchsize numresults numberofresults rows fetchsize size first last count`,
  pageToken: `
    page pagetoken nextpagetoken nexttoken continuationtoken paginationtoken pagecursor nextcursor
    paginationcursor pagemarker nextmarker pagekey nextpagekey searchafter scrollid cursormark streamposition
    startingafter endingbefore cursor marker bookmark exclusivestartkey startafter continuation after before`,
  page: `
    page pagenumber pagenum pageno pagenr pageindex pageoffset currentpage offset skip startindex startrow
    startrecord startposition firstresult pagestart startat from start`,
  totalRequired: `
    totalrequired totalsrequired requiretotal requiretotals includetotal includetotals includetotalcount
    includetotalresultcount withtotal withtotals withtotalcount returntotal returntotalcount showtotal
    showtotals counttotal calculatetotal count total totals totalcount includecount withcount`,
  startTime: `
    starttime startdate startdatetime starttimestamp fromtime fromdate fromdatetime fromtimestamp timefrom
    datefrom timestart datestart begintime begindate mintime mindate sincetime sincedate periodstart
    rangestart since from start begin after timemin datemin afterdate aftertime startat`,
  endTime: `
    endtime enddate enddatetime endtimestamp totime todate todatetime totimestamp timeto dateto timeend
    dateend stoptime stopdate maxtime maxdate untiltime untildate periodend rangeend until to end stop before
    timemax datemax beforedate beforetime endat finishdate finishtime`,
  sortBy: `
    sortby orderby sortfield orderfield sortkey sortcolumn ordercolumn sortproperty sortattribute sortbyfield
    orderbyfield ordering sorting sorton order`,
  sortOrder: `
    sortorder sortdirection sortdir orderdirection orderdir sortbyorder sortbydirection orderbydirection order
    direction dir ascending descending asc desc reverse newestfirst oldestfirst latestfirst sortascending
    sortdescending sortasc sortdesc ascendingsort descendingsort orderascending orderdescending orderasc
    orderdesc ascendingorder descendingorder isascending isdescending isasc isdesc sortreverse sortreversed
    reversesort reverseorder reversedorder orderreverse`,
  sort: `
    order`,
  fields: `
    fieldset fieldsets fieldmask fieldlist includefields includedfields returnfields returnedfields
    selectfields selectedfields onlyfields responsefields outputfields requestedfields fieldstoreturn
    fieldstoinclude fieldsinclude select attributes columns properties props`,
};

describe('names of query parameters', () => {
  for (const [instead, names] of Object.entries(CALLED)) {
    for (const name of names.trim().split(/\s+/))
      it(`${name} may mean ${instead}`, () => expect(mayMean(name, instead)).to.equal(true));
  }

  it('are read without their case and signs', () => {
    for (const name of ['per_page', 'perPage', 'Per-Page']) expect(mayMean(name, 'pageSize'), name).to.equal(true);
    expect(mayMean('per_page', 'page')).to.equal(false);
    expect(mayMean('color', 'pageSize')).to.equal(false);
  });
});
